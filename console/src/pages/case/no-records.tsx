import { CircleAlert, CircleCheck } from 'lucide-react';
import type { CaseData } from '../../api/case.js';
import { EmptyState } from '../../components/empty-state.js';
import { CASE } from '../../i18n/en/case.js';
import { useWords } from '../../i18n/language.js';

/** Says that there is nothing to decide, or what there is to do without a result. */
export function NoRecords({ data }: { readonly data: CaseData }) {
  const { title, text, incomplete } = useWords(CASE).case.noRecords;
  if (data.screening_status === 'Incomplete')
    return <EmptyState title={title} text={incomplete} icon={<CircleAlert size={22} />} />;
  return <EmptyState title={title} text={text} icon={<CircleCheck size={22} />} />;
}
