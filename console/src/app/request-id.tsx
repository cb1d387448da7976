import { Copy } from 'lucide-react';
import { Button } from '../components/button.js';
import { useWords } from '../i18n/language.js';

/** Shows the request id, under which the service's log has the cause, with a copy button. */
export function RequestId({ id }: { readonly id: string }) {
  const words = useWords().common;
  if (id === '') return null;
  return (
    <Button kind="quiet" size="small" onPress={() => void navigator.clipboard.writeText(id)}>
      {words.requestId(id)} <Copy size={14} aria-label={words.copy} />
    </Button>
  );
}
