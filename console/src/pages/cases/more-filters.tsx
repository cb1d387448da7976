import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { categories } from '../../api/categories.js';
import { countries } from '../../api/countries.js';
import { listTitles } from '../../api/lists.js';
import { colleagues } from '../../api/session.js';
import { uploads } from '../../api/uploads.js';
import { Button } from '../../components/button.js';
import { Choice } from '../../components/choice.js';
import menu from '../../components/menu.module.css';
import { CASES } from '../../i18n/en/cases.js';
import { useFormats, useWords } from '../../i18n/language.js';
import type { QueueSearch } from '../../logic/queue-search.js';
import { ENTITY_TYPES } from '../../logic/search-form.js';
import { DayField } from './day-field.js';
import styles from './more-filters.module.css';

interface Props {
  readonly search: QueueSearch;
  readonly onChange: (change: Partial<QueueSearch>) => void;
}

/** Filters that are asked for less often. What is set shows as a chip beside. */
export function MoreFilters({ search, onChange }: Props) {
  const words = useWords(CASES).cases;
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
  const { cases: words, entityTypes } = useWords(CASES);
  const formats = useFormats();
  const people = (useQuery(colleagues).data ?? []).filter(({ disabled }) => !disabled);
  const lists = useQuery(listTitles).data ?? [];
  const named = useQuery(categories).data ?? [];
  const codes = useQuery(countries).data ?? [];
  const files = useQuery(uploads(1)).data?.uploads ?? [];
  const any = { value: '', text: words.any };
  const isOlder = search.upload_id !== undefined && !files.some(({ upload_id }) => upload_id === search.upload_id);
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
        label={words.filterNames('category')}
        value={search.category ?? ''}
        options={[any, ...named.map((value) => ({ value, text: value }))]}
        onChange={(value) => onChange({ category: value || undefined })}
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
        label={words.filterNames('entity_type')}
        value={search.entity_type ?? ''}
        options={[any, ...ENTITY_TYPES.map((value) => ({ value, text: entityTypes(value) }))]}
        onChange={(value) => onChange({ entity_type: value || undefined })}
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
      <Choice
        labelled
        label={words.filterNames('upload_id')}
        value={search.upload_id ?? ''}
        options={[
          any,
          ...files.map(({ upload_id, file_name, upload_date }) => ({
            value: upload_id,
            text: words.uploadOf(file_name, formats.day(upload_date)),
          })),
          ...(isOlder ? [{ value: search.upload_id ?? '', text: words.olderUpload }] : []),
        ]}
        onChange={(value) => onChange({ upload_id: value || undefined })}
      />
      <Choice
        labelled
        label={words.filterNames('is_monitored')}
        value={search.is_monitored ?? ''}
        options={[any, ...[true, false].map((is) => ({ value: String(is), text: words.yesOrNo(is) }))]}
        onChange={(value) => onChange({ is_monitored: value || undefined })}
      />
      <DayField
        label={words.filterNames('created_from')}
        value={search.created_from}
        onChange={(created_from) => onChange({ created_from })}
      />
      <DayField
        isEnd
        label={words.createdUntil}
        value={search.created_to}
        onChange={(created_to) => onChange({ created_to })}
      />
    </>
  );
}
