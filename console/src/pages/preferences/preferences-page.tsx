import { useMe } from '../../app/session.js';
import { useTitle } from '../../app/use-title.js';
import { Choice } from '../../components/choice.js';
import { FormPart } from '../../components/form-part.js';
import { Toggle } from '../../components/toggle.js';
import { PASSKEYS } from '../../i18n/en/passkeys.js';
import { PREFERENCES } from '../../i18n/en/preferences.js';
import { SECOND_FACTOR } from '../../i18n/en/second-factor.js';
import { useWords } from '../../i18n/language.js';
import { KeysTable } from './keys-table.js';
import { NameForm } from './name-form.js';
import { PasskeysPart } from './passkeys-part.js';
import { PasswordForm } from './password-form.js';
import styles from './preferences-page.module.css';
import { SecondFactorPart } from './second-factor-part.js';
import { useSave } from './use-save.js';

/** One user's display and behaviour settings; stored by the service, so that they apply on every machine. */
export function PreferencesPage() {
  const words = useWords(PREFERENCES);
  const { secondFactor } = useWords(SECOND_FACTOR);
  const { passkeys } = useWords(PASSKEYS);
  const { preferences } = useMe();
  const save = useSave();
  useTitle(words.preferences.title);
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, text: zone.replaceAll('_', ' ') }));
  return (
    <div className={styles.page}>
      <h1>{words.preferences.title}</h1>
      <FormPart title={words.preferences.profile}>
        <NameForm />
      </FormPart>
      <FormPart title={words.preferences.appearance}>
        <Choice
          labelled
          label={words.preferences.theme}
          value={preferences.theme ?? 'system'}
          options={(['system', 'light', 'dark'] as const).map((value) => ({
            value,
            text: words.preferences.themes[value],
          }))}
          onChange={(theme) => save({ theme: theme as 'system' })}
        />
        <Choice
          labelled
          label={words.preferences.density}
          value={preferences.density ?? 'comfortable'}
          options={(['comfortable', 'compact'] as const).map((value) => ({
            value,
            text: words.preferences.densities[value],
          }))}
          onChange={(density) => save({ density: density as 'compact' })}
        />
        <Toggle
          label={words.preferences.reducedMotion}
          on={preferences.motion === 'reduced'}
          onChange={(on) => save({ motion: on ? 'reduced' : 'system' })}
        />
      </FormPart>
      <FormPart title={words.preferences.dates}>
        <Choice
          labelled
          label={words.preferences.timeZone}
          value={preferences.time_zone ?? ''}
          options={[{ value: '', text: words.preferences.browserZone }, ...zones]}
          onChange={(time_zone) => save({ time_zone })}
        />
        <Choice
          labelled
          label={words.preferences.dateFormat}
          value={preferences.date_format ?? 'locale'}
          options={(['locale', 'iso'] as const).map((value) => ({ value, text: words.preferences.dateFormats[value] }))}
          onChange={(date_format) => save({ date_format: date_format as 'iso' })}
        />
      </FormPart>
      <FormPart title={words.preferences.work}>
        <Toggle
          label={words.preferences.goOn}
          hint={words.preferences.goOnHint}
          on={preferences.go_on ?? true}
          onChange={(go_on) => save({ go_on })}
        />
        <Toggle
          label={words.preferences.singleKeys}
          hint={words.preferences.singleKeysHint}
          on={preferences.single_keys ?? true}
          onChange={(single_keys) => save({ single_keys })}
        />
      </FormPart>
      <FormPart title={words.preferences.keys} wide>
        <KeysTable />
      </FormPart>
      <FormPart title={words.preferences.password}>
        <PasswordForm />
      </FormPart>
      <FormPart title={passkeys.title}>
        <PasskeysPart />
      </FormPart>
      <FormPart title={secondFactor.title}>
        <SecondFactorPart />
      </FormPart>
    </div>
  );
}
