import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MOST_SEEN, markSeen } from '../../api/alerts.js';
import { useNotice } from '../../app/notices.js';
import { MONITORING } from '../../i18n/en/monitoring.js';
import { useWords } from '../../i18n/language.js';

/** Marks alerts as seen, at most as many as one request takes, and says how many. */
export function useMarkSeen(onDone: () => void): (ids: readonly string[]) => void {
  const words = useWords(MONITORING);
  const notice = useNotice();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: markSeen,
    onSuccess(count) {
      notice({ text: words.monitoring.marked(count) });
      onDone();
    },
    onError: (error) => notice({ text: words.common.failed(error), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['alerts'] }),
  });
  return (ids) => {
    if (ids.length > 0) mutate(ids.slice(0, MOST_SEEN));
  };
}
