import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { colleagues } from '../../api/session.js';
import { useMe } from '../../app/session.js';
import field from '../../components/field.module.css';
import { CASE } from '../../i18n/en/case.js';
import { useWords } from '../../i18n/language.js';
import { mentionAt, mentionable, mentioned } from '../../logic/mention-at.js';
import styles from './mention-field.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Text of a comment, in which `@` offers colleagues: arrows choose, Enter or Tab takes one, Escape closes. */
export function MentionField({ label, value, onChange }: Props) {
  const words = useWords(CASE).case;
  const { user } = useMe();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  const [closed, setClosed] = useState(-1);
  const others = (useQuery(colleagues).data ?? []).filter((one) => one.user_id !== user.user_id && !one.disabled);
  const mention = mentionAt(value, caret);
  const found = mention && mention.start !== closed ? mentionable(others, mention.query) : [];
  const active = Math.min(at, found.length - 1);

  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [found.length]);

  function take(email: string) {
    if (mention === undefined) return;
    const next = mentioned(value, mention, email);
    onChange(next.text);
    setCaret(next.caret);
    setAt(0);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.caret, next.caret);
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (found.length === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { key } = event;
    if (key === 'ArrowDown') setAt((active + 1) % found.length);
    else if (key === 'ArrowUp') setAt((active + found.length - 1) % found.length);
    else if (key === 'Enter' || key === 'Tab') take(found[active]?.email ?? '');
    else if (key === 'Escape') setClosed(mention?.start ?? -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={field.field}>
      <label htmlFor={`${id}-text`} className={field.label}>
        {label}
      </label>
      <textarea
        ref={area}
        id={`${id}-text`}
        name="comment"
        className={field.input}
        rows={2}
        maxLength={2000}
        value={value}
        aria-describedby={`${id}-hint`}
        aria-autocomplete="list"
        aria-controls={found.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          setCaret(currentTarget.selectionStart);
          setAt(0);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={() => setCaret(0)}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 && (
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={words.mentions} className={styles.list}>
          {found.map(({ user_id, name, email }, place) => (
            <div
              key={user_id}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              className={styles.option}
              // A press would take the focus from the text first, and close the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(email)}
              onKeyDown={onKeyDown}
            >
              <bdi className={styles.name}>{name || email}</bdi>
              {name && <bdi className={styles.email}>{email}</bdi>}
            </div>
          ))}
        </div>
      )}
      <p id={`${id}-hint`} className={field.hint}>
        {words.mentionHint}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {found.length > 0 && words.mentionsFound(found.length)}
      </p>
    </div>
  );
}
