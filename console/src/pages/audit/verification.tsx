import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AuditCheck, auditCheck, verifyAudit } from '../../api/audit.js';
import { Button } from '../../components/button.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Message } from '../../components/message.js';
import parts from '../../components/parts.module.css';
import { AUDIT } from '../../i18n/en/audit.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './audit.module.css';

/** Whether the log is as it was written: the last verification, and a button for the next. */
export function Verification() {
  const words = useWords(AUDIT);
  const texts = words.audit;
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(auditCheck);
  const verify = useMutation({
    mutationFn: verifyAudit,
    onSuccess: (check) => queries.setQueryData(auditCheck.queryKey, check),
  });
  const isRunning = data?.status === 'running';
  return (
    <section className={styles.check} aria-label={texts.verify}>
      <div className={styles.head}>
        <div>
          <h2>{texts.integrity}</h2>
          <p className={parts.hint}>{texts.integrityLead}</p>
        </div>
        <Button onPress={() => verify.mutate()} isPending={isRunning || verify.isPending}>
          {texts.verify}
        </Button>
      </div>
      {verify.error && (
        <Message tone="danger" urgent>
          {words.common.failed(verify.error)}
        </Message>
      )}
      {error && data === undefined && (
        <LoadFailed text={texts.verifyFailed(words.common.failed(error))} onRetry={() => void refetch()} />
      )}
      <div role="status">{data && <Outcome check={data} />}</div>
    </section>
  );
}

function Outcome({ check: { status, ended_at: at, requested_by: by, chains } }: { readonly check: AuditCheck }) {
  const words = useWords(AUDIT).audit;
  const formats = useFormats();
  if (status === 'running') return words.verifying;
  if (status === 'never' || at === null) return <p className={parts.hint}>{words.neverVerified}</p>;
  const when = formats.instant(at);
  const entries = formats.number(chains.reduce((sum, chain) => sum + chain.entries, 0));
  const findings = chains.flatMap((chain) => chain.findings.map((finding) => ({ ...finding, chain: chain.chain })));
  return (
    <div className={parts.form}>
      {status === 'sound' ? (
        <Message tone="success">{words.sound(entries, when, by)}</Message>
      ) : (
        <Message tone="danger">
          {words.broken(when, by)}
          <ul>
            {findings.map(({ chain, number, finding, message }) => (
              <li key={`${chain} ${number} ${finding}`}>
                {words.finding(words.chains[chain], formats.number(number), message)}
              </li>
            ))}
          </ul>
        </Message>
      )}
      <details>
        <summary>{words.heads}</summary>
        <p className={parts.hint}>{words.headsHint}</p>
        <ul className={styles.heads}>
          {chains.map(({ head }) => (
            <li key={head}>
              <code dir="ltr">{head}</code>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
