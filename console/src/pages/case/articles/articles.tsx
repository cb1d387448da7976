import type { Article } from '../../../api/case.js';
import { Badge } from '../../../components/badge.js';
import records from '../../../evidence/records/records.module.css';
import { CASE } from '../../../i18n/en/case.js';
import { useWords } from '../../../i18n/language.js';
import styles from './articles.module.css';

interface Props {
  readonly articles: readonly Article[];
  readonly open: Article | undefined;
  readonly onOpen: (id: string) => void;
}

/** The articles that are or may be about the subject, the heaviest first. */
export function Articles({ articles, open, onOpen }: Props) {
  const words = useWords(CASE).case;
  if (articles.length === 0) return null;
  const left = articles.filter(isOpenArticle);
  return (
    <>
      <h2 className={records.title}>
        {words.articles} <span className={records.count}>{words.recordsLeft(left.length, articles.length)}</span>
      </h2>
      <ul className={records.list}>
        {articles.map((article) => (
          <li key={article.id} className={records.row} data-current={article === open || undefined}>
            <button
              type="button"
              className={`${records.open} ${styles.row}`}
              aria-current={article === open || undefined}
              onClick={() => onOpen(article.id)}
            >
              <span className={records.body}>
                <bdi lang={article.language}>{article.title}</bdi>
                <span className={records.lists}>
                  {[article.publisher, words.linkStatus(article.link_status)].filter(Boolean).join(' · ')}
                </span>
                <ArticleStatus article={article} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

export function isOpenArticle({ decision }: Article): boolean {
  return decision === null || decision.match_status === 'Unknown';
}

const TONES = { 'True Positive': 'danger', 'False Positive': 'success', Unknown: 'warning' } as const;

/** Shows the decision on an article, and a warning if its text addresses software; nothing otherwise. */
export function ArticleStatus({ article: { decision, suspicious_text } }: { readonly article: Article }) {
  const words = useWords(CASE).case;
  return (
    <>
      {decision && <Badge tone={TONES[decision.match_status]}>{words.articleStatus(decision.match_status)}</Badge>}
      {suspicious_text && (
        <Badge tone="warning" by="machine">
          {words.suspicious}
        </Badge>
      )}
    </>
  );
}
