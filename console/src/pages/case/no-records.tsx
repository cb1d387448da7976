import { CircleCheck } from 'lucide-react';
import { EmptyState } from '../../components/empty-state.js';
import { useWords } from '../../i18n/language.js';

export function NoRecords() {
  const words = useWords().case;
  return <EmptyState title={words.noRecords.title} text={words.noRecords.text} icon={<CircleCheck size={22} />} />;
}
