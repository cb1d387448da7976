import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type Delivery, removeWebhook, rotateSecret, testWebhook, type Webhook } from '../../api/webhooks.js';
import { useNotice } from '../../app/notices.js';
import { SecretDialog } from '../../app/secret-dialog.js';
import { StepUp, shownError } from '../../app/step-up.js';
import { Button } from '../../components/button.js';
import { ConfirmDialog } from '../../components/confirm-dialog.js';
import { WEBHOOKS } from '../../i18n/en/webhooks.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { useUpdateWebhook } from './use-update-webhook.js';

/** Test, pause, a new secret, and the end of a webhook. */
export function WebhookActions({ webhook }: { readonly webhook: Webhook }) {
  const words = useWords(WEBHOOKS);
  const texts = words.webhooks;
  const formats = useFormats();
  const notice = useNotice();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<'rotate' | 'remove'>();
  const { id, name, status } = webhook;
  const failed = (error: Error) => notice({ text: words.common.failed(error), tone: 'danger' });
  const outcomeOf = ({ status: state, response_status: answer, error }: Delivery) =>
    state === 'delivered'
      ? { text: texts.testedWell(formats.number(answer ?? 200)) }
      : { text: texts.testedBadly(error || texts.noAnswer), tone: 'danger' as const };
  const test = useMutation({
    mutationFn: () => testWebhook(id),
    onSuccess: (delivery) => notice(outcomeOf(delivery)),
    onError: failed,
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks', id] }),
  });
  const update = useUpdateWebhook(id);
  const setStatus = (next: 'active' | 'paused') =>
    update.mutate(
      { change: { status: next }, done: next === 'active' ? texts.activated : texts.paused },
      { onError: failed },
    );
  return (
    <>
      <Button kind="primary" onPress={() => test.mutate()} isPending={test.isPending}>
        {texts.test}
      </Button>
      <Button onPress={() => setStatus(status === 'active' ? 'paused' : 'active')} isPending={update.isPending}>
        {status === 'active' ? texts.pause : texts.activate}
      </Button>
      <Button onPress={() => setAsking('rotate')}>{texts.rotate}</Button>
      <Button kind="danger" onPress={() => setAsking('remove')}>
        {texts.remove}
      </Button>
      {asking === 'rotate' && <RotateDialog id={id} onClose={() => setAsking(undefined)} />}
      {asking === 'remove' && <RemoveDialog id={id} name={name} onClose={() => setAsking(undefined)} />}
    </>
  );
}

interface DialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

function RotateDialog({ id, onClose }: DialogProps) {
  const words = useWords(WEBHOOKS).webhooks;
  const rotate = useMutation({
    mutationFn: () => rotateSecret(id),
    // A secret stays in memory no longer than it is shown.
    gcTime: 0,
  });
  if (rotate.data !== undefined) {
    return (
      <SecretDialog
        title={words.secret}
        warning={words.secretWarning}
        label={words.secretLabel}
        secret={rotate.data}
        onClose={onClose}
      />
    );
  }
  return (
    <>
      <ConfirmDialog
        title={words.rotateTitle}
        action={words.rotate}
        error={shownError(rotate.error)}
        isPending={rotate.isPending}
        onConfirm={() => rotate.mutate()}
        onClose={onClose}
      >
        <p>{words.rotateText}</p>
      </ConfirmDialog>
      <StepUp error={rotate.error} onConfirmed={() => rotate.mutate()} onCancel={() => rotate.reset()} />
    </>
  );
}

function RemoveDialog({ id, name, onClose }: DialogProps & { readonly name: string }) {
  const words = useWords(WEBHOOKS).webhooks;
  const notice = useNotice();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeWebhook(id),
    async onSuccess() {
      notice({ text: words.removed });
      await navigate({ to: '/administration/webhooks' });
      return queries.invalidateQueries({ queryKey: ['webhooks'] });
    },
  });
  return (
    <ConfirmDialog
      title={words.removeTitle(name)}
      action={words.remove}
      error={remove.error}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{words.removeText}</p>
    </ConfirmDialog>
  );
}
