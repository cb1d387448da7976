import { useWords } from '../i18n/language.js';
import { Button } from './button.js';
import { Message } from './message.js';

/** Says what could not be read, and offers to try again. */
export function LoadFailed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const words = useWords();
  return (
    <Message
      tone="danger"
      actions={
        <Button size="small" onPress={onRetry}>
          {words.common.tryAgain}
        </Button>
      }
    >
      {text}
    </Message>
  );
}
