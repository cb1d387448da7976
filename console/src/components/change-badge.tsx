import { Minus, Pencil, Plus } from 'lucide-react';
import { useWords } from '../i18n/language.js';
import { Badge } from './badge.js';

const LOOKS = {
  added: { tone: 'success', Icon: Plus },
  changed: { tone: 'info', Icon: Pencil },
  removed: { tone: 'danger', Icon: Minus },
} as const;

/** What an edition did to a record: icon, word and tone. */
export function ChangeBadge({ kind }: { readonly kind: keyof typeof LOOKS }) {
  const words = useWords().changes;
  const { tone, Icon } = LOOKS[kind];
  return (
    <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
      {words[kind]}
    </Badge>
  );
}
