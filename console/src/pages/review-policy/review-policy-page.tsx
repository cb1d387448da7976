import { useQuery } from '@tanstack/react-query';
import { reviewPolicy } from '../../api/review-policy.js';
import { ErrorPage } from '../../app/error-page.js';
import { useTitle } from '../../app/use-title.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { REVIEW_POLICY } from '../../i18n/en/review-policy.js';
import { useWords } from '../../i18n/language.js';
import { PolicyForm } from './policy-form.js';
import styles from './review-policy-page.module.css';

/** Which decisions require a second person, and when cases are due. */
export function ReviewPolicyPage() {
  const words = useWords(REVIEW_POLICY);
  const { data, error } = useQuery(reviewPolicy);
  useTitle(words.reviewPolicy.title);
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  return (
    <div className={styles.page}>
      <header>
        <h1>{words.reviewPolicy.title}</h1>
        <p className={styles.lead}>{words.reviewPolicy.lead}</p>
      </header>
      {data ? <PolicyForm stored={data} /> : <SkeletonRows label={words.common.loading} />}
    </div>
  );
}
