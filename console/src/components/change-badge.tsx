import { Minus, Pencil, Plus } from 'lucide-react';
import { CHANGES } from '../i18n/en/changes.js';
import { useWords } from '../i18n/language.js';
import { Badge } from './badge.js';

const LOOKS = {
  added: { tone: 'success', Icon: Plus },
  changed: { tone: 'info', Icon: Pencil },
  removed: { tone: 'danger', Icon: Minus },
} as const;

/** Change of a record in an edition: icon, word and tone. */
export function ChangeBadge({ kind }: { readonly kind: keyof typeof LOOKS }) {
  const words = useWords(CHANGES).changes;
  const { tone, Icon } = LOOKS[kind];
  return (
    <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
      {words[kind]}
    </Badge>
  );
}
