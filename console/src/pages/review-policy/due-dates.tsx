import { Choice } from '../../components/choice.js';
import { Message } from '../../components/message.js';
import { REVIEW_POLICY } from '../../i18n/en/review-policy.js';
import { useFormats, useWords } from '../../i18n/language.js';
import type { PolicyPart } from './policy-part.js';
import styles from './review-policy-page.module.css';
import { NumberField } from './second-reviews.js';

const LEVELS = ['High', 'Medium', 'Low'] as const;
/** Monday to Sunday. */
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Ninety days. */
const LONGEST_HOURS = 2160;

/** Hours until a case is due, counted on working days only. */
export function DueDates({ policy, onChange, faultOf }: PolicyPart) {
  const words = useWords(REVIEW_POLICY);
  const formats = useFormats();
  const { due_hours, working_days: working, time_zone } = policy;
  const zones = new Set([time_zone, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  const fault = faultOf('working_days') ?? faultOf('time_zone');
  return (
    <>
      <div className={styles.hours}>
        {LEVELS.map((level) => (
          <NumberField
            key={level}
            label={words.reviewPolicy.hours(words.risk[level])}
            value={due_hours[level]}
            min={1}
            max={LONGEST_HOURS}
            error={faultOf(`due_hours.${level}`)}
            onChange={(hours) => onChange({ due_hours: { ...due_hours, [level]: hours } })}
          />
        ))}
      </div>
      <fieldset className={styles.days}>
        <legend>{words.reviewPolicy.workingDays}</legend>
        {DAYS.map((day) => (
          <label key={day} className={styles.day}>
            <input
              type="checkbox"
              checked={working.includes(day)}
              disabled={working.length === 1 && working.includes(day)}
              onChange={(event) =>
                onChange({
                  working_days: DAYS.filter((one) => (one === day ? event.target.checked : working.includes(one))),
                })
              }
            />{' '}
            {formats.weekday(day)}
          </label>
        ))}
      </fieldset>
      <Choice
        labelled
        label={words.reviewPolicy.timeZone}
        value={time_zone}
        options={[...zones].map((zone) => ({ value: zone, text: zone.replaceAll('_', ' ') }))}
        onChange={(zone) => onChange({ time_zone: zone })}
      />
      {fault && <Message tone="danger">{fault}</Message>}
    </>
  );
}
