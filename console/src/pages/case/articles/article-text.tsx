import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { articleTextOf, type ArticleText as Stored } from '../../../api/articles.js';
import type { Article } from '../../../api/case.js';
import { Button } from '../../../components/button.js';
import { LoadFailed } from '../../../components/load-failed.js';
import details from '../../../evidence/comparison/record-details.module.css';
import { CASE } from '../../../i18n/en/case.js';
import { MEDIA } from '../../../i18n/en/media.js';
import { useFormats, useWords } from '../../../i18n/language.js';
import { type Mark, type MarkedParagraph, markedParagraphs } from '../../../logic/marked-text.js';
import styles from './article-text.module.css';

interface Props {
  readonly reference: string;
  readonly article: Article;
}

/** Longer texts show their marked paragraphs first. */
const SHORT = 2500;
type Words = readonly { readonly name: string; readonly span: readonly number[] }[];

/** The stored text of an article: sentences that name the subject, and the words of its role and offences. */
export function ArticleText({ reference, article }: Props) {
  const words = useWords(MEDIA);
  const { data, error, refetch } = useQuery(articleTextOf(reference, article.id));
  const firstLines = (
    <p>
      <bdi lang={article.language}>{article.description}</bdi>
    </p>
  );
  if (error && !data) {
    return (
      <>
        {firstLines}
        <LoadFailed text={words.media.textFailed(words.common.failed(error))} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!data) return firstLines;
  if (data.text === null) {
    return (
      <>
        <p className={details.muted}>{words.media.deleted}</p>
        {firstLines}
      </>
    );
  }
  // Other words suggested another role.
  const role_words = data.role_words.filter(({ role }) => role === article.role);
  return <Marked key={article.id} text={data.text} stored={{ ...data, role_words }} language={article.language} />;
}

interface MarkedProps {
  readonly text: string;
  readonly stored: Stored;
  readonly language: string;
}

function Marked({ text, stored, language }: MarkedProps) {
  const words = useWords(MEDIA).media;
  const [isWhole, setWhole] = useState(text.length <= SHORT);
  const paragraphs = markedParagraphs(text, marksOf(stored)).filter(({ at, isMarked }) => at > 0 || isMarked);
  const marked = paragraphs.filter(({ isMarked }) => isMarked);
  const isCut = !isWhole && marked.length > 0 && marked.length < paragraphs.length;
  return (
    <section className={styles.article} aria-label={words.text}>
      <div lang={language} dir="auto" className={styles.text}>
        {(isCut ? marked : paragraphs).map((paragraph) => (
          <Paragraph key={paragraph.at} paragraph={paragraph} />
        ))}
      </div>
      {marked.length > 0 && text.length > SHORT && marked.length < paragraphs.length && (
        <div className={styles.more}>
          <Button size="small" onPress={() => setWhole(!isWhole)}>
            {isCut ? words.showWhole : words.showPassages}
          </Button>
          {isCut && <span className={details.muted}>{words.omitted}</span>}
        </div>
      )}
      {marked.length === 0 ? (
        <p className={details.muted}>{words.notMarked}</p>
      ) : (
        <Legend text={text} stored={stored} />
      )}
    </section>
  );
}

function Paragraph({ paragraph: { pieces } }: { readonly paragraph: MarkedParagraph }) {
  return (
    <p>
      {pieces.map(({ at, text, kinds }) =>
        kinds.size === 0 ? (
          text
        ) : (
          <mark key={at} className={[...kinds].map((kind) => styles[kind]).join(' ')}>
            {text}
          </mark>
        ),
      )}
    </p>
  );
}

/** Explains the marks, and names the words in them for those who do not see them. */
function Legend({ text, stored }: Pick<MarkedProps, 'text' | 'stored'>) {
  const words = useWords(MEDIA).media;
  const role = useWords(CASE).case.roles;
  const roles = stored.role_words.map((one) => ({ name: role(one.role), span: one.span }));
  const offences = stored.offence_words.map(({ keyword, span }) => ({ name: keyword, span }));
  return (
    <dl className={styles.legend}>
      {stored.sentences.length > 0 && (
        <div>
          <dt>
            <mark className={styles.sentence}>{words.sentence}</mark>
          </dt>
        </div>
      )}
      <Quotes text={text} title={words.role} kind="role" words={roles} />
      <Quotes text={text} title={words.offence} kind="offence" words={offences} />
    </dl>
  );
}

interface QuotesProps {
  readonly text: string;
  readonly title: string;
  readonly kind: 'role' | 'offence';
  readonly words: Words;
}

function Quotes({ text, title, kind, words: quoted }: QuotesProps) {
  const words = useWords(MEDIA).media;
  const formats = useFormats();
  if (quoted.length === 0) return null;
  const names = [...new Set(quoted.map(({ name }) => name))];
  const quotesOf = (of: string) => [
    ...new Set(quoted.filter(({ name }) => name === of).map(({ span: [from, to] }) => `“${text.slice(from, to)}”`)),
  ];
  return (
    <div>
      <dt>
        <mark className={styles[kind]}>{title}</mark>
      </dt>
      {names.map((name) => (
        <dd key={name}>{words.quoted(name, formats.list(quotesOf(name)))}</dd>
      ))}
    </div>
  );
}

function marksOf({ sentences, mentions, role_words, offence_words }: Stored): readonly Mark[] {
  const mark = (kind: Mark['kind'], spans: readonly (readonly number[])[]): readonly Mark[] =>
    spans.map(([start = 0, end = 0]) => ({ kind, span: [start, end] }));
  return [
    ...mark('sentence', sentences),
    ...mark('name', mentions),
    ...mark(
      'role',
      role_words.map(({ span }) => span),
    ),
    ...mark(
      'offence',
      offence_words.map(({ span }) => span),
    ),
  ];
}
