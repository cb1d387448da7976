import { RefusedError } from '../../api/client.js';
import { PASSKEYS } from '../../i18n/en/passkeys.js';
import { useWords } from '../../i18n/language.js';

/** Says why a passkey was not added or used: browsers give nothing but the names of their errors. */
export function usePasskeyText(): (error: Error) => string {
  const words = useWords(PASSKEYS);
  return (error) => {
    if (error instanceof RefusedError) return error.status === 401 ? words.passkeys.refused : error.message;
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return words.passkeys.cancelled;
    if (error.name === 'InvalidStateError') return words.passkeys.known;
    if (error.name === 'SecurityError') return words.passkeys.wrongAddress;
    return words.common.failed(error);
  };
}
