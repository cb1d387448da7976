import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CaseData, caseOf } from '../../api/case.js';
import { assign } from '../../api/queue.js';
import { useNotice } from '../../app/notices.js';
import { useMe } from '../../app/session.js';
import { useFailed } from '../../app/use-failed.js';
import { CASE } from '../../i18n/en/case.js';
import { useWords } from '../../i18n/language.js';

/** Actions on a whole case, by button and key. */
export function useCaseActions({ search_reference, work }: CaseData) {
  const words = useWords(CASE);
  const { user } = useMe();
  const notice = useNotice();
  const { failed, reason } = useFailed();
  const queries = useQueryClient();
  const claim = useMutation({
    mutationFn: () => assign({ search_references: [search_reference], assignee_id: user.user_id }),
    onSuccess: ({ left_out }) => {
      const [first] = left_out;
      if (first) return notice({ text: reason(first.message), tone: 'danger' });
      notice({ text: words.case.taken });
      queries.setQueryData(caseOf(search_reference).queryKey, (data) =>
        data?.work ? { ...data, work: { ...data.work, assignee: user, version: data.work.version + 1 } } : data,
      );
    },
    onError: (error) => notice({ text: failed(error), tone: 'danger' }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: caseOf(search_reference).queryKey });
      void queries.invalidateQueries({ queryKey: ['queue'] });
    },
  });
  return {
    take: () => work && claim.mutate(),
    async copyLink() {
      await navigator.clipboard.writeText(window.location.href);
      notice({ text: words.case.linkCopied });
    },
  };
}
