import { Copy } from 'lucide-react';
import { Button } from '../components/button.js';
import { useWords } from '../i18n/language.js';

/** The number under which the service's log has what went wrong, to copy. */
export function RequestId({ id }: { readonly id: string }) {
  const words = useWords().common;
  if (id === '') return null;
  return (
    <Button kind="quiet" size="small" onPress={() => void navigator.clipboard.writeText(id)}>
      {words.requestId(id)} <Copy size={14} aria-label={words.copy} />
    </Button>
  );
}
