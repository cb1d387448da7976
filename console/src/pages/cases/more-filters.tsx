import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { countries } from '../../api/countries.js';
import { listTitles } from '../../api/lists.js';
import { colleagues } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Choice } from '../../components/choice.js';
import menu from '../../components/menu.module.css';
import { useFormats, useWords } from '../../i18n/language.js';
import type { QueueSearch } from '../../logic/queue-search.js';
import styles from './more-filters.module.css';

interface Props {
  readonly search: QueueSearch;
  readonly onChange: (change: Partial<QueueSearch>) => void;
}

/** Filters that are asked for less often: assignee, list and country. What is set shows as a chip beside. */
export function MoreFilters({ search, onChange }: Props) {
  const words = useWords().cases;
  return (
    <DialogTrigger>
      <Button kind="quiet">
        <SlidersHorizontal size={16} aria-hidden />
        {words.moreFilters}
      </Button>
      <Popover className={menu.popover} placement="bottom start">
        <Dialog aria-label={words.moreFilters} className={styles.dialog}>
          <Fields search={search} onChange={onChange} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** Mounted with the dialog, so that the queue itself asks for none of these. */
function Fields({ search, onChange }: Props) {
  const words = useWords().cases;
  const formats = useFormats();
  const people = (useQuery(colleagues).data ?? []).filter(({ disabled }) => !disabled);
  const lists = useQuery(listTitles).data ?? [];
  const codes = useQuery(countries).data ?? [];
  const any = { value: '', text: words.any };
  return (
    <>
      <Choice
        labelled
        label={words.filterNames('assignee')}
        value={search.assignee ?? ''}
        options={[
          any,
          { value: 'me', text: words.viewNames.mine },
          { value: 'none', text: words.viewNames.unassigned },
          ...people.map(({ user_id, name, email }) => ({ value: user_id, text: name || email })),
        ]}
        onChange={(value) => onChange({ assignee: value || undefined })}
      />
      <Choice
        labelled
        label={words.filterNames('source')}
        value={search.source ?? ''}
        options={[any, ...lists]}
        onChange={(value) => onChange({ source: value || undefined })}
      />
      <Choice
        labelled
        label={words.filterNames('country')}
        value={search.country ?? ''}
        options={[
          any,
          ...codes
            .map((value) => ({ value, text: formats.country(value) }))
            .toSorted((one, other) => one.text.localeCompare(other.text)),
        ]}
        onChange={(value) => onChange({ country: value || undefined })}
      />
    </>
  );
}
