import { SkeletonRows } from '../../components/skeleton-rows.js';
import { useWords } from '../../i18n/language.js';

export function SkeletonCase() {
  return <SkeletonRows label={useWords().common.loading} rows={12} />;
}
