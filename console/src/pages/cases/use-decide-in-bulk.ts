import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decideInBulk, withdrawEach } from '../../api/decisions.js';
import { useNotice } from '../../app/notices.js';
import { useFailed } from '../../app/use-failed.js';
import { CASES } from '../../i18n/en/cases.js';
import { useWords } from '../../i18n/language.js';
import type { BulkRow } from '../../logic/bulk-rows.js';

/** Sends a bulk decision, says what was done and what was left out, with the way back. */
export function useDecideInBulk(onDone: () => void) {
  const words = useWords(CASES);
  const notice = useNotice();
  const { failed, reason } = useFailed();
  const queries = useQueryClient();
  const renew = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['queue'] }),
      queries.invalidateQueries({ queryKey: ['case'] }),
    ]);

  async function takeBack(done: Parameters<typeof withdrawEach>[0]) {
    try {
      await withdrawEach(done);
      notice({ text: words.cases.bulk.takenBack(done.length) });
    } catch (error) {
      notice({ text: failed(error), tone: 'danger' });
    }
    void renew();
  }

  const mutation = useMutation({
    mutationFn: ({ rows, code }: { readonly rows: readonly BulkRow[]; readonly code: string }) =>
      decideInBulk(rows, code),
    onSuccess: ({ done, left_out, undo_until }) => {
      const proposed = done.filter(({ standing }) => standing !== 'final').length;
      const why = [...new Set(left_out.map(({ message }) => reason(message)))];
      notice({
        text: words.cases.bulk.done(done.length, proposed, left_out.length, why),
        ...(done.length > 0 && { undo: { until: Date.parse(undo_until), run: () => void takeBack(done) } }),
      });
      onDone();
    },
    onSettled: renew,
  });
  return { decide: mutation.mutate, error: mutation.error, isPending: mutation.isPending };
}
