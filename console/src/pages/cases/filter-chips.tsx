import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { colleagues } from '../../api/session.js';
import { upload } from '../../api/uploads.js';
import { Button } from '../../components/button.js';
import { CASES } from '../../i18n/en/cases.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { MORE_FILTERS, OWN_FILTERS, type QueueSearch } from '../../logic/queue-search.js';

interface Props {
  readonly search: QueueSearch;
  readonly onRemove: (change: Partial<QueueSearch>) => void;
}

/** Filters without a field of their own, each of which can be removed. */
export function FilterChips({ search, onRemove }: Props) {
  const words = useWords(CASES);
  const formats = useFormats();
  const isOfPerson = /^[0-9a-f]{24}$/.test(search.assignee ?? '');
  const people = useQuery({ ...colleagues, enabled: isOfPerson }).data ?? [];
  const { upload_id: uploadId = '' } = search;
  const file = useQuery({ ...upload(uploadId), enabled: /^[0-9a-f]{24}$/.test(uploadId) }).data?.file_name;
  const shown = [...OWN_FILTERS, ...MORE_FILTERS].filter((name) => name !== 'verdict' && search[name] !== undefined);
  return shown.map((name) => {
    const text = words.cases.filterChip(words.cases.filterNames(name), shownValue(name, search[name] ?? ''));
    return (
      <Button
        key={name}
        size="small"
        aria-label={words.cases.removeFilter(text)}
        onPress={() => onRemove({ [name]: undefined })}
      >
        {text}
        <X size={14} aria-hidden />
      </Button>
    );
  });

  function assigneeOf(value: string): string {
    if (value === 'me') return words.cases.viewNames.mine;
    if (value === 'none') return words.cases.viewNames.unassigned;
    const person = people.find(({ user_id }) => user_id === value);
    return person?.name || person?.email || value;
  }

  function shownValue(name: string, value: string): string {
    const states = words.states as Readonly<Record<string, string>>;
    if (name === 'state') return formats.list(value.split(',').map((state) => states[state] ?? state));
    if (name === 'source') return words.sources(value);
    if (name === 'entity_type') return words.entityTypes(value);
    if (name === 'assignee') return assigneeOf(value);
    if (name === 'country') return formats.country(value);
    if (name === 'upload_id') return file ?? value;
    if (name === 'is_monitored') return words.cases.yesOrNo(value === 'true');
    return /^(created|opened|closed)_/.test(name) && !Number.isNaN(Date.parse(value)) ? formats.instant(value) : value;
  }
}
