import { ExternalLink } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Article } from '../../../api/case.js';
import { Message } from '../../../components/message.js';
import { NameText } from '../../../components/name-text.js';
import details from '../../../evidence/comparison/record-details.module.css';
import { CASE } from '../../../i18n/en/case.js';
import { useFormats, useWords } from '../../../i18n/language.js';
import { ArticleStatus } from './articles.js';
import styles from './articles.module.css';

const ArticleText = lazy(() => import('./article-text.js').then(({ ArticleText }) => ({ default: ArticleText })));

interface Props {
  /** The case. */
  readonly reference: string;
  readonly article: Article;
}

/** An article and why it was taken to be about the subject. Its picture is never loaded; its link opens on purpose alone. */
export function ArticleView({ reference, article }: Props) {
  const words = useWords(CASE);
  const formats = useFormats();
  const { decision, link, language } = article;
  const published = article.publication_date && formats.day(article.publication_date);
  const host = URL.canParse(link) && /^https?:/.test(link) ? new URL(link).host : '';
  const facts = [
    [words.case.namedAs, <NameText key="name" name={article.matched_name} />],
    [words.case.facts('date_of_birth'), article.dob],
    [words.case.role, words.case.roles(article.role)],
    [words.case.offences, formats.list(article.adverse_keywords)],
  ] as const;
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <h2>
          <bdi lang={language}>{article.title}</bdi>
        </h2>
        <p className={details.muted}>{[article.publisher, published, article.country].filter(Boolean).join(' · ')}</p>
        <ArticleStatus article={article} />
      </header>
      {article.suspicious_text && <Message tone="warning">{words.case.suspiciousText}</Message>}
      <Suspense
        fallback={
          <p>
            <bdi lang={language}>{article.description}</bdi>
          </p>
        }
      >
        <ArticleText reference={reference} article={article} />
      </Suspense>
      {article.tellings.length > 1 && <Tellings article={article} />}
      {host !== '' && (
        <a href={link} target="_blank" rel="noreferrer noopener" className={details.link}>
          {host} <ExternalLink size={14} aria-hidden />
        </a>
      )}
      <dl className={details.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <section className={styles.why}>
        <h3>{words.case.whyLinked(article.link_status)}</h3>
        <ul className={styles.reasons}>
          {article.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
      {article.second_reading && (
        <Message tone="info">
          {words.case.secondReading(words.case.roles(article.second_reading.role), article.second_reading.model)}{' '}
          <q>
            <bdi lang={language}>{article.second_reading.quote}</bdi>
          </q>
        </Message>
      )}
      {decision && (
        <p className={styles.decision}>
          {decision.reason}{' '}
          <span className={details.muted}>
            {decision.email} · {formats.instant(decision.decided_at)}
          </span>
        </p>
      )}
    </article>
  );
}

/** Shows who else published the text. Only addresses of the web become links. */
function Tellings({ article: { tellings } }: { readonly article: Article }) {
  const words = useWords(CASE).case;
  const formats = useFormats();
  return (
    <details>
      <summary>{words.tellings(tellings.length)}</summary>
      <ul className={styles.reasons}>
        {tellings.map(({ article_id, link, publisher, publication_date }) => {
          const host = URL.canParse(link) && /^https?:/.test(link) ? new URL(link).host : '';
          const about = [publisher, publication_date && formats.day(publication_date)].filter(Boolean).join(' · ');
          return (
            <li key={article_id}>
              {about}{' '}
              {host !== '' && (
                <a href={link} target="_blank" rel="noreferrer noopener" className={details.link}>
                  {host} <ExternalLink size={14} aria-hidden />
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
