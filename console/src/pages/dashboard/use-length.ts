import { useFormats } from '../../i18n/language.js';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400] as const;

/** Says a length of time in seconds, in the largest unit that keeps it readable. */
export function useLength(): (seconds: number) => string {
  const { length } = useFormats();
  return (seconds) => {
    if (seconds < HOUR) return length(seconds / MINUTE, 'minute');
    return seconds < DAY ? length(seconds / HOUR, 'hour') : length(seconds / DAY, 'day');
  };
}
