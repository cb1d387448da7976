{{- define "touchstone.labels" -}}
app.kubernetes.io/name: touchstone
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "touchstone.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "touchstone.podSecurity" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "touchstone.container" -}}
image: {{ include "touchstone.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
  - { name: keys, mountPath: /run/touchstone, readOnly: true }
{{- end }}

{{- define "touchstone.secrets" -}}
{{- range $name := .Values.secretVariables }}
- name: {{ $name }}
  valueFrom:
    secretKeyRef: { name: {{ $.Values.secretName }}, key: {{ $name }}, optional: true }
{{- end }}
{{- end }}

{{- define "touchstone.volumes" -}}
volumes:
  # Uploads that are being received, and the watchlist as it is in memory: both are made again.
  - { name: data, emptyDir: {} }
  - { name: tmp, emptyDir: {} }
  - name: keys
    secret:
      secretName: {{ .Values.secretName }}
      items: [{ key: encryption-key, path: encryption-key }]
{{- end }}
