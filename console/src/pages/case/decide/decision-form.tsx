import { type FormEvent, useRef, useState } from 'react';
import { KeyName } from '../../../app/keys/key-name.js';
import { useAction, useKeys } from '../../../app/keys/keys.js';
import { useDigits } from '../../../app/keys/use-digits.js';
import { useMe } from '../../../app/session.js';
import { Button } from '../../../components/button.js';
import { Field } from '../../../components/field.js';
import { Message } from '../../../components/message.js';
import { useFormats, useWords } from '../../../i18n/language.js';
import { dayAt, startOfDay } from '../../../logic/start-of-day.js';
import type { MatchStatus, supportedReasons } from '../../../logic/supported-reasons.js';
import styles from './decision-bar.module.css';
import { Reasons } from './reasons.js';
import type { SecondReviewReason } from './second-reviews-of.js';

type Choice = ReturnType<typeof supportedReasons>[number];

const DAY = 86_400_000;
/** Least length of a note if the evidence does not support the reason, in characters. */
const NOTE = 10;

interface Props {
  readonly status: MatchStatus;
  readonly choices: readonly Choice[];
  readonly chosen: Choice | undefined;
  readonly onChoose: (code: string) => void;
  readonly canWhitelist: boolean;
  /** Why a second person must agree; empty if none has to. */
  readonly needsSecond: readonly SecondReviewReason[];
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly error: string | undefined;
  /** The error is about a change made in between: the decision may be sent again. */
  readonly isConflict: boolean;
  readonly busy: boolean;
  /** `until` is the end of the whitelisting, ISO 8601, if it has one. */
  readonly onConfirm: (whitelist: boolean, until?: string) => void;
}

export function DecisionForm({
  status,
  choices,
  chosen,
  onChoose,
  canWhitelist,
  needsSecond,
  note,
  onNote,
  error,
  isConflict,
  busy,
  onConfirm,
}: Props) {
  const words = useWords();
  const keys = useKeys();
  const form = useRef<HTMLFormElement>(null);
  const [folded, setFolded] = useState(choices.some(({ supported }) => supported));
  const [whitelist, setWhitelist] = useState(false);
  const [until, setUntil] = useState('');
  const { timeZone } = useFormats();
  const { policy } = useMe();
  const forWhitelist = whitelist && policy.enabled && policy.whitelist;
  const seconds = forWhitelist ? [...needsSecond, 'whitelist' as const] : needsSecond;
  const [fault, setFault] = useState<string>();
  const required = chosen !== undefined && (chosen.reason.needs_note || !chosen.supported);
  useDigits((key) => key === '+' && setFolded(!folded), true);
  useAction('confirm', () => form.current?.requestSubmit());

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (chosen === undefined) return setFault(words.decision.chooseReason);
    if (required && note.trim().length < NOTE) {
      setFault(words.decision.noteTooShort(NOTE));
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    setFault(undefined);
    onConfirm(whitelist, whitelist && until !== '' ? startOfDay(until, timeZone) : undefined);
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} aria-label={words.statuses(status)}>
      <Reasons
        choices={choices}
        chosen={chosen}
        folded={folded}
        onFold={setFolded}
        onChoose={(code) => {
          setFault(undefined);
          onChoose(code);
        }}
      />
      {seconds.length > 0 && <p className={styles.second}>{words.review.needed(seconds.map(words.review.why))}</p>}
      <div className={styles.foot}>
        <Field
          label={required ? words.decision.noteRequired : words.decision.note}
          hint={chosen && !chosen.supported ? words.decision.unsupported : undefined}
          value={note}
          onChange={onNote}
          lines={1}
          maxLength={500}
        />
        <div className={styles.confirm}>
          {status === 'False Positive' && canWhitelist && (
            <label className={styles.whitelist}>
              <input
                type="checkbox"
                name="whitelist"
                checked={whitelist}
                onChange={(event) => setWhitelist(event.target.checked)}
              />{' '}
              {words.decision.whitelist}
            </label>
          )}
          {status === 'False Positive' && canWhitelist && whitelist && (
            <label className={styles.until}>
              {words.decision.whitelistUntil}
              <input
                type="date"
                name="whitelist_until"
                value={until}
                min={dayAt(Date.now() + DAY, timeZone)}
                onChange={(event) => setUntil(event.target.value)}
              />
            </label>
          )}
          <Button type="submit" kind="primary" isPending={busy}>
            {words.decision.confirm} <KeyName name={keys.keyOf('confirm')} />
          </Button>
        </div>
      </div>
      {(fault ?? error) && (
        <Message tone="danger" urgent>
          {fault ?? error} {fault === undefined && isConflict && words.decision.stillAgree}
        </Message>
      )}
    </form>
  );
}
