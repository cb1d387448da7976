import { X } from 'lucide-react';
import { Button } from '../../components/button.js';
import { Choice } from '../../components/choice.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import { Toggle } from '../../components/toggle.js';
import { SEARCH } from '../../i18n/en/search.js';
import { useFormats, useWords } from '../../i18n/language.js';
import type { FormState } from './form-state.js';
import styles from './search-page.module.css';
import { faulty } from './subject-part.js';

/** Which lists and records are searched, and how near a name must be. */
export function ScopePart({ form, choices, onChange, faultOf }: FormState) {
  const words = useWords(SEARCH).search;
  const formats = useFormats();
  const profile = choices?.profiles.find(({ id }) => id === form.profile);
  const profileFault = faultOf('search_profile');
  return (
    <fieldset className={styles.part}>
      <legend>{words.scope}</legend>
      {choices && choices.profiles.length > 0 && (
        <Choice
          labelled
          label={words.profile}
          value={form.profile}
          options={[
            { value: '', text: words.noProfile },
            ...choices.profiles.map(({ id, name }) => ({ value: id, text: name })),
          ]}
          onChange={(id) => onChange({ profile: id })}
        />
      )}
      {profileFault && <Message tone="danger">{profileFault}</Message>}
      {profile ? (
        <p className={styles.hint}>{words.profileCovers(formats.list(profile.categories))}</p>
      ) : (
        <Categories {...{ form, choices, onChange, faultOf }} />
      )}
      <Countries {...{ form, choices, onChange, faultOf }} />
      <Field
        label={words.matchScore}
        hint={words.meaning(form.matchScore)}
        type="number"
        inputMode="numeric"
        min={0}
        max={100}
        isDisabled={form.exact}
        value={Number.isNaN(form.matchScore) ? '' : String(form.matchScore)}
        onChange={(text) => onChange({ matchScore: text === '' ? Number.NaN : Number(text) })}
        {...faulty(faultOf('match_score'))}
      />
      <Toggle label={words.aliases} on={form.aliases} onChange={(aliases) => onChange({ aliases })} />
      <Toggle label={words.relatives} on={form.relatives} onChange={(relatives) => onChange({ relatives })} />
      <Toggle label={words.exact} on={form.exact} onChange={(exact) => onChange({ exact })} />
    </fieldset>
  );
}

function Categories({ form, choices, onChange, faultOf }: FormState) {
  const words = useWords(SEARCH).search;
  const fault = faultOf('categories');
  const names = choices?.categories ?? form.categories;
  return (
    <fieldset className={styles.group}>
      <legend>{words.categories}</legend>
      <div className={styles.categories}>
        {names.map((name) => (
          <Toggle
            key={name}
            label={name}
            on={form.categories.includes(name)}
            onChange={(on) =>
              onChange({ categories: names.filter((one) => (one === name ? on : form.categories.includes(one))) })
            }
          />
        ))}
      </div>
      {fault && <p className={styles.fault}>{fault}</p>}
    </fieldset>
  );
}

function Countries({ form, choices, onChange, faultOf }: FormState) {
  const words = useWords(SEARCH).search;
  const formats = useFormats();
  const fault = faultOf('countries');
  const left = (choices?.countries ?? [])
    .filter(({ code }) => !form.countries.includes(code))
    .map(({ code }) => ({ value: code, text: formats.country(code) }))
    .toSorted((one, other) => one.text.localeCompare(other.text, formats.locale));
  return (
    <fieldset className={styles.group}>
      <legend>{words.countries}</legend>
      <div className={styles.chips}>
        {form.countries.map((code) => (
          <Button
            key={code}
            size="small"
            aria-label={words.removeCountry(formats.country(code))}
            onPress={() => onChange({ countries: form.countries.filter((one) => one !== code) })}
          >
            {formats.country(code)}
            <X size={14} aria-hidden />
          </Button>
        ))}
        <Choice
          label={words.addCountry}
          value=""
          options={[{ value: '', text: words.addCountry }, ...left]}
          onChange={(code) => code !== '' && onChange({ countries: [...form.countries, code] })}
        />
      </div>
      <p className={fault === undefined ? styles.hint : styles.fault}>{fault ?? words.countriesHint}</p>
    </fieldset>
  );
}
