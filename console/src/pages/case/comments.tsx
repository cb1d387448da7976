import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type CaseData, caseOf, comment } from '../../api/case.js';
import { useAction } from '../../app/keys/keys.js';
import { useWayBack } from '../../app/use-way-back.js';
import { Button } from '../../components/button.js';
import { Message } from '../../components/message.js';
import { Person } from '../../components/person.js';
import { CASE } from '../../i18n/en/case.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './comments.module.css';
import { MentionField } from './mention-field.js';

/** Shows colleagues' comments, which never change. */
export function Comments({ data }: { readonly data: CaseData }) {
  const words = useWords(CASE);
  const formats = useFormats();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const { search_reference: reference, comments } = data;
  const add = useMutation({
    mutationFn: (text: string) => comment(reference, text),
    onSuccess: () => setText(''),
    onSettled: () => queries.invalidateQueries({ queryKey: caseOf(reference).queryKey }),
  });
  const leave = useWayBack();
  useAction('comment', () => form.current?.querySelector('textarea')?.focus());
  return (
    <section className={styles.comments}>
      <h2>{words.case.comments}</h2>
      {data.proposal?.hidden && <p className={styles.hidden}>{words.review.hiddenComments}</p>}
      {comments.map(({ id, comment: said, email, created_at }) => (
        <article key={id} className={styles.comment}>
          <p className={styles.by}>
            <Person name={email} />
            <time dateTime={new Date(created_at.$date).toISOString()}>{formats.instant(created_at.$date)}</time>
          </p>
          <p className={styles.text}>{said}</p>
        </article>
      ))}
      <form
        ref={form}
        className={styles.form}
        onFocus={leave.onFocus}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') add.mutate(text.trim());
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave.back();
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.stopPropagation();
          event.currentTarget.requestSubmit();
        }}
      >
        {add.error && (
          <Message tone="danger" urgent>
            {words.common.failed(add.error)}
          </Message>
        )}
        <MentionField label={words.case.addComment} value={text} onChange={setText} />
        <Button type="submit" size="small" isPending={add.isPending}>
          {words.case.commentSubmit}
        </Button>
      </form>
    </section>
  );
}
