import { useState } from 'react';
import { Field } from '../../components/field.js';
import { useFormats } from '../../i18n/language.js';
import { dayAt, startOfDay } from '../../logic/start-of-day.js';

const DAY = 86_400_000;
/** Years that are still being typed are below it. */
const EARLIEST = '2000-01-01';

interface Props {
  readonly label: string;
  /** ISO 8601; an address may hold anything. */
  readonly value: string | undefined;
  /** The day itself is included: the value is the start of the next one. */
  readonly isEnd?: boolean;
  readonly onChange: (value: string | undefined) => void;
}

/** A day of the user's time zone as a limit. */
export function DayField({ label, value, isEnd = false, onChange }: Props) {
  const { timeZone } = useFormats();
  const at = Date.parse(value ?? '');
  const [day, setDay] = useState(Number.isNaN(at) ? '' : dayAt(isEnd ? at - 1 : at, timeZone));
  return (
    <Field
      label={label}
      type="date"
      value={day}
      onChange={(next) => {
        setDay(next);
        if (next === '') onChange(undefined);
        else if (next >= EARLIEST) onChange(startOfDay(isEnd ? dayAfter(next) : next, timeZone));
      }}
    />
  );
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}
