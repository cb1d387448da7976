import { RefusedError } from '../api/client.js';
import { useFormats, useWords } from '../i18n/language.js';
import { changeOf } from '../logic/change-of.js';

/**
 * Puts an error into words. A conflict says who changed what and when, in the reader's time zone; `nameOf` names the
 * records and articles of the case.
 */
export function useFailed(nameOf: (id: string) => string | undefined = () => undefined) {
  const words = useWords();
  const formats = useFormats();
  const changed = (message: string) => {
    const change = changeOf(message, (at) => `${formats.instant(at)} ${formats.zone(at)}`, nameOf);
    if (change === undefined) return undefined;
    const state = (words.states as Readonly<Record<string, string>>)[change.state ?? ''];
    return words.common.changed(change.what, state?.toLocaleLowerCase(formats.locale));
  };
  return {
    /** Message that names what failed, and why. */
    failed(error: unknown): string {
      const message = error instanceof RefusedError && error.status === 409 ? error.details[0]?.message : undefined;
      const change = message && changed(message);
      return change ? words.common.conflict(change) : words.common.failed(error);
    },
    /** A reason that the service gives for one of several cases. */
    reason: (message: string): string => changed(message) ?? message,
  };
}
