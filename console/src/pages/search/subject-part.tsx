import { Button } from '../../components/button.js';
import { Choice } from '../../components/choice.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import { SEARCH } from '../../i18n/en/search.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { partialDateOf } from '../../logic/partial-date.js';
import { detailsOf, ENTITY_TYPES, type EntityType } from '../../logic/search-form.js';
import { type SplitLine, splitLine } from '../../logic/split-line.js';
import type { FormState } from './form-state.js';
import styles from './search-page.module.css';

/** Name, kind and facts of the party; the fields follow the kind. */
export function SubjectPart({ form, choices, onChange, faultOf }: FormState) {
  const words = useWords(SEARCH).search;
  const line = splitLine(form.name, choices?.countries ?? []);
  const setDetail = (field: string, text: string) => onChange({ details: { ...form.details, [field]: text } });
  const use = (found: SplitLine) =>
    onChange({
      ...{ name: found.name, day: found.day, month: found.month, year: found.year },
      ...(found.identifier !== '' && { identifier: found.identifier }),
      ...(found.country !== '' &&
        (form.entityType === 'Person'
          ? { details: { ...form.details, nationality: found.country } }
          : { countries: [found.country] })),
    });
  return (
    <fieldset className={styles.part}>
      <legend>{words.subject}</legend>
      <Field
        label={words.name}
        hint={words.nameHint}
        autoFocus
        isRequired
        autoComplete="off"
        value={form.name}
        onChange={(name) => onChange({ name })}
        {...faulty(faultOf('name'))}
      />
      {line && <LineOffer line={line} onUse={() => use(line)} />}
      <Choice
        labelled
        label={words.entityType}
        value={form.entityType}
        options={ENTITY_TYPES.map((type) => ({ value: type, text: words.types(type) }))}
        onChange={(type) => onChange({ entityType: type as EntityType })}
      />
      <DateFields {...{ form, choices, onChange, faultOf }} />
      <Field
        label={form.entityType === 'Crypto_Wallet' ? words.wallet : words.identifier}
        hint={words.identifierHint}
        autoComplete="off"
        maxLength={50}
        value={form.identifier}
        onChange={(identifier) => onChange({ identifier })}
        {...faulty(faultOf('unique_identifier'))}
      />
      {detailsOf(form.entityType).map((field) => (
        <Field
          key={field}
          label={words.details(field)}
          autoComplete="off"
          maxLength={500}
          value={form.details[field] ?? ''}
          onChange={(text) => setDetail(field, text)}
          {...faulty(faultOf(`ai_risk_fields.${field}`))}
        />
      ))}
    </fieldset>
  );
}

/** A date whose day and month may be unknown. */
function DateFields({ form, onChange, faultOf }: FormState) {
  const words = useWords(SEARCH).search;
  const fault = faultOf('birth_incorporation_date');
  return (
    <fieldset className={styles.date} aria-describedby="date-hint">
      <legend>{words.date(form.entityType)}</legend>
      <div className={styles.dateParts}>
        {(['day', 'month', 'year'] as const).map((part) => (
          <Field
            key={part}
            label={words[part]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={part === 'year' ? 4 : 2}
            isInvalid={fault !== undefined}
            value={form[part]}
            onChange={(text) => onChange({ [part]: text })}
          />
        ))}
      </div>
      <p id="date-hint" className={fault === undefined ? styles.hint : styles.fault}>
        {fault ?? words.dateHint}
      </p>
    </fieldset>
  );
}

/** Offers what a pasted line contains; nothing is taken without a press. */
function LineOffer({ line, onUse }: { readonly line: SplitLine; readonly onUse: () => void }) {
  const words = useWords(SEARCH).search;
  const formats = useFormats();
  const date = partialDateOf(`${line.day.padStart(2, '0')}-${line.month.padStart(2, '0')}-${line.year}`);
  const found = [
    [words.name, line.name],
    [words.line.date, line.year === '' ? '' : date],
    [words.line.country, formats.country(line.country)],
    [words.line.number, line.identifier],
  ].filter(([, value]) => value !== '');
  return (
    <Message
      tone="info"
      actions={
        <Button size="small" onPress={onUse}>
          {words.line.use}
        </Button>
      }
    >
      {words.line.found}{' '}
      {found.map(([label, value]) => (
        <span key={label} className={styles.found}>
          {label} <bdi>{value}</bdi>
        </span>
      ))}
    </Message>
  );
}

/** An error of the service as the property of a field. */
export function faulty(error: string | undefined): { error?: string } {
  return error === undefined ? {} : { error };
}
