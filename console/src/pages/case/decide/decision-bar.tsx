import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CaseData } from '../../../api/case.js';
import { reasons } from '../../../api/decisions.js';
import { bottomBar } from '../../../app/bottom-bar.js';
import { KeyName } from '../../../app/keys/key-name.js';
import { useAction, useKeys } from '../../../app/keys/keys.js';
import { useDigits } from '../../../app/keys/use-digits.js';
import { useMe } from '../../../app/session.js';
import { NameText } from '../../../components/name-text.js';
import { useWords } from '../../../i18n/language.js';
import { type MatchStatus, supportedReasons } from '../../../logic/supported-reasons.js';
import type { Decidable } from './decidable.js';
import styles from './decision-bar.module.css';
import { DecisionForm } from './decision-form.js';
import { Opinions } from './opinions.js';
import { opinionsOn } from './opinions-on.js';
import { secondReviewsOf } from './second-reviews-of.js';
import { Standing } from './standing.js';
import { useDecide } from './use-decide.js';

const STATUSES = [
  { status: 'False Positive', action: 'falsePositive' },
  { status: 'True Positive', action: 'truePositive' },
  { status: 'Unknown', action: 'unknown' },
] as const;

/**
 * Milliseconds for which a record must be in view before a key decides on it, so that nobody clears what they have not
 * seen.
 */
const LOOK = 600;

interface Props {
  readonly data: CaseData;
  /** The records that the decision is about, or the article; at least one. */
  readonly target: readonly Decidable[];
  /** A decision on it has begun: whatever changes, it stays in view. */
  readonly onStart: () => void;
  /** With the records and articles that are still open. */
  readonly onDone: (left: readonly string[]) => void;
}

/** Status, then the fact that decides, then confirm. Nothing is preselected. */
export function DecisionBar({ data, target, onStart, onDone }: Props) {
  const words = useWords();
  const keys = useKeys();
  const [status, setStatus] = useState<MatchStatus>();
  const [code, setCode] = useState('');
  const [note, setNote] = useState('');
  const bar = useRef<HTMLElement>(null);
  const attach = useCallback((element: HTMLElement | null) => {
    bar.current = element;
    return bottomBar(element);
  }, []);
  const shownAt = useRef(performance.now());
  const all = useQuery(reasons).data ?? [];
  const choices = status
    ? supportedReasons(
        all,
        status,
        target.map(({ evidence }) => evidence),
      )
    : [];
  const chosen = choices.find(({ reason }) => reason.code === code);
  const { decide, error, isConflict, busy } = useDecide(data, (left) => {
    setStatus(undefined);
    onDone(left);
  });
  const closed = data.work == null || data.work.state === 'closed';
  const review = opinionsOn(data, target, useMe());
  const begun = status !== undefined && !isConflict;
  const decides = begun || (!closed && review.turn !== 'wait' && review.turn !== 'escalated');

  const version = data.work?.version ?? 0;
  // A change that arrives meanwhile must not pass as seen: the service refuses the decision, and says what changed.
  const begunOn = useRef(version);
  useEffect(() => {
    if (isConflict) begunOn.current = version;
  }, [isConflict, error]);

  const choose = (next: MatchStatus | undefined) => {
    if (next !== undefined && performance.now() - shownAt.current < LOOK) return;
    if (next !== undefined) onStart();
    begunOn.current = version;
    setStatus(next);
    setCode('');
    setNote('');
  };
  useAction('falsePositive', () => choose('False Positive'), decides);
  useAction('truePositive', () => choose('True Positive'), decides);
  useAction('unknown', () => choose('Unknown'), decides);
  useAction('decide', () => bar.current?.querySelector('button')?.focus(), decides);
  useAction('backToQueue', () => choose(undefined), status !== undefined);
  useDigits((key) => {
    const hit = choices.find(({ digit }) => digit === key);
    if (hit) setCode(hit.reason.code);
  }, status !== undefined);

  if (closed && !begun) return <Standing data={data} conflict={isConflict ? error : undefined} unsaved={note} />;
  return (
    <section ref={attach} className={styles.bar} aria-label={words.decision.title}>
      <div className={styles.line}>
        <p className={styles.target}>
          <span className={styles.muted}>{words.decision.about}</span>{' '}
          <strong>
            <NameText name={target[0]?.name ?? ''} />
          </strong>{' '}
          {target.length > 1 && <span className={styles.muted}>{words.decision.more(target.length - 1)}</span>}
        </p>
        {decides && (
          <fieldset className={styles.statuses}>
            <legend className="visually-hidden">{words.decision.title}</legend>
            {STATUSES.map(({ status: one, action }) => (
              <button
                key={one}
                type="button"
                className={styles.status}
                data-status={one}
                aria-pressed={status === one}
                onClick={() => choose(status === one ? undefined : one)}
              >
                {words.statuses(one)} <KeyName name={keys.keyOf(action)} />
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {review.turn !== 'first' && <Opinions {...review} />}
      {status !== undefined && decides && (
        <DecisionForm
          key={status}
          status={status}
          choices={choices}
          chosen={chosen}
          onChoose={setCode}
          needsSecond={review.turn === 'first' ? secondReviewsOf(data, target, status) : []}
          canWhitelist={target.every(({ kind }) => kind === 'record')}
          note={note}
          onNote={setNote}
          error={error}
          isConflict={isConflict}
          busy={busy}
          onConfirm={(whitelist, whitelistUntil) =>
            decide({
              version: begunOn.current,
              target,
              status,
              code,
              label: chosen?.reason.label ?? '',
              note: note.trim(),
              whitelist,
              ...(whitelistUntil && { whitelistUntil }),
              seconds: Math.round((performance.now() - shownAt.current) / 1000),
            })
          }
        />
      )}
    </section>
  );
}
