import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { CaseData } from '../../api/case.js';
import { useMay } from '../../app/session.js';
import { CASE } from '../../i18n/en/case.js';
import { useWords } from '../../i18n/language.js';
import { isOpenArticle } from './articles/articles.js';
import { ChangeState } from './change-state.js';

/** Closes a case on which nothing is left to decide, but something requested was not screened, with a reason. */
export function CloseCase({ data }: { readonly data: CaseData }) {
  const words = useWords(CASE).case.close;
  const may = useMay();
  const [open, setOpen] = useState(false);
  const { work, results, adverse_media } = data;
  const isUndecided =
    results.some(({ match_status }) => match_status === 'Potential Match' || match_status === 'Unknown') ||
    adverse_media.some(isOpenArticle);
  const possible = !isUndecided && (work?.state === 'open' || (work?.state === 'escalated' && may('case.arbitrate')));
  const icon = <CircleCheck size={16} aria-hidden />;
  return <ChangeState action="close" {...{ data, words, icon, possible, open }} onOpen={setOpen} />;
}
