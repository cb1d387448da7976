import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import type { CaseData } from '../../api/case.js';
import { useAction } from '../../app/keys/keys.js';
import { CASE } from '../../i18n/en/case.js';
import { useWords } from '../../i18n/language.js';
import { ChangeState } from './change-state.js';

/** Hands the case to those who arbitrate, with a reason. */
export function Escalate({ data }: { readonly data: CaseData }) {
  const words = useWords(CASE).case.escalate;
  const [open, setOpen] = useState(false);
  const { work } = data;
  const possible = work?.state === 'open' || work?.state === 'second_review';
  useAction('escalate', () => setOpen(true), possible);
  const icon = <ArrowUpRight size={16} aria-hidden />;
  return <ChangeState action="escalate" {...{ data, words, icon, possible, open }} onOpen={setOpen} />;
}
