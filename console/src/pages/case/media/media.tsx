import { type ReactNode, useState } from 'react';
import type { Article, CaseData } from '../../../api/case.js';
import { Badge } from '../../../components/badge.js';
import { EmptyState } from '../../../components/empty-state.js';
import { Message } from '../../../components/message.js';
import details from '../../../evidence/comparison/record-details.module.css';
import { CASE } from '../../../i18n/en/case.js';
import { MEDIA } from '../../../i18n/en/media.js';
import { useFormats, useWords } from '../../../i18n/language.js';
import { storiesOf } from '../../../logic/stories-of.js';
import { ArticleText } from '../articles/article-text.js';
import { ArticleStatus } from '../articles/articles.js';
import styles from './media.module.css';

interface Props {
  readonly data: CaseData;
  /** Opens an article to decide on it. */
  readonly onOpen: (id: string) => void;
}

/** Every article that was considered: by story what counts, and why the others were excluded. */
export function Media({ data, onOpen }: Props) {
  const words = useWords(MEDIA).media;
  const formats = useFormats();
  const { adverse_media: counted, adverse_media_excluded: excluded, adverse_media_status: status } = data;
  const keywords = Object.entries(data.adverse_media_details.adverse_keywords);
  if (status === 'Pending') return <Message tone="info">{words.pending}</Message>;
  if (status === 'Failed') return <Message tone="warning">{words.failed}</Message>;
  if (counted.length + excluded.length === 0) return <EmptyState title={words.none.title} text={words.none.text} />;
  return (
    <div className={styles.media}>
      {keywords.length > 0 && (
        <section className={styles.part}>
          <h2>{words.keywords}</h2>
          <ul className={styles.keywords}>
            {keywords.map(([keyword, count]) => (
              <li key={keyword}>
                {keyword} <span className={details.muted}>{formats.number(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {counted.length > 0 && (
        <section className={styles.part}>
          <h2>{words.stories(storiesOf(counted).length)}</h2>
          {storiesOf(counted).map((story) => (
            <Story key={story[0]?.id} story={story} onOpen={onOpen} />
          ))}
        </section>
      )}
      {excluded.length > 0 && (
        <section className={styles.part}>
          <h2>{words.excluded(excluded.length)}</h2>
          {excluded.map((article) => (
            <Excluded key={article.id} reference={data.search_reference} article={article} />
          ))}
        </section>
      )}
    </div>
  );
}

function Story({ story, onOpen }: { readonly story: readonly Article[]; readonly onOpen: Props['onOpen'] }) {
  const words = useWords(MEDIA).media;
  return (
    <div className={styles.story}>
      {story.length > 1 && <p className={details.muted}>{words.story(story.length)}</p>}
      {story.map((article) => (
        <Heading key={article.id} article={article}>
          <button type="button" className={styles.open} onClick={() => onOpen(article.id)}>
            <bdi lang={article.language}>{article.title}</bdi>
          </button>
        </Heading>
      ))}
    </div>
  );
}

interface HeadingProps {
  readonly article: Article;
  readonly children: ReactNode;
}

function Heading({ article, children }: HeadingProps) {
  const words = useWords(CASE).case;
  const formats = useFormats();
  const published = article.publication_date && formats.day(article.publication_date);
  return (
    <div className={styles.heading}>
      <h3>{children}</h3>
      <p className={details.muted}>
        {[article.publisher, published, words.roles(article.role), ...article.adverse_keywords]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className={styles.badges}>
        <Badge tone={article.link_status === 'linked' ? 'danger' : 'neutral'} by="machine">
          {words.linkStatus(article.link_status)}
        </Badge>
        <ArticleStatus article={article} />
      </div>
    </div>
  );
}

/** An excluded article: why, and on demand its text. Nobody decides on it. */
function Excluded({ reference, article }: { readonly reference: string; readonly article: Article }) {
  const words = useWords(MEDIA).media;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.story}>
      <Heading article={article}>
        <bdi lang={article.language}>{article.title}</bdi>
      </Heading>
      <ul className={styles.reasons} aria-label={words.whyExcluded}>
        {article.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words.text}</summary>
        {isOpen && <ArticleText reference={reference} article={article} />}
      </details>
    </div>
  );
}
