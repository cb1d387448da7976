import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addView, type QueueView, queueViews, removeView, replaceView } from '../../api/queue-views.js';
import { useNotice } from '../../app/notices.js';
import { useFailed } from '../../app/use-failed.js';
import { CASES } from '../../i18n/en/cases.js';
import { useWords } from '../../i18n/language.js';

/** Milliseconds in which a deleted view can be brought back. */
const UNDO = 60_000;

type NewView = Parameters<typeof addView>[0];

/** Stores views, and says so; `onSaved` gets the view as stored, undefined once it is deleted. */
export function useSaveViews(onSaved: (view: QueueView | undefined) => void) {
  const words = useWords(CASES).cases.saved;
  const notice = useNotice();
  const { failed } = useFailed();
  const queries = useQueryClient();
  const renew = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queueViews.queryKey }),
      queries.invalidateQueries({ queryKey: ['queue', 'counts'] }),
    ]);
  const save = useMutation({
    mutationFn: (view: NewView | QueueView) => ('id' in view ? replaceView(view) : addView(view)),
    onSuccess: async (view) => {
      // Known before the page asks which view its address names.
      await renew();
      notice({ text: words.done(view.name) });
      onSaved(view);
    },
  });
  const remove = useMutation({
    mutationFn: (view: QueueView) => removeView(view.id),
    onSuccess: (_answer, { id: _id, mine: _mine, ...view }) => {
      onSaved(undefined);
      const restore = async () => {
        await addView(view);
        notice({ text: words.restored(view.name) });
        await renew();
      };
      const run = () => void restore().catch((error) => notice({ text: failed(error), tone: 'danger' }));
      notice({ text: words.removed(view.name), undo: { until: Date.now() + UNDO, run } });
    },
    onError: (error) => notice({ text: failed(error), tone: 'danger' }),
    onSettled: renew,
  });
  return {
    add: (view: NewView) => save.mutate(view),
    change: (view: QueueView) => save.mutate(view),
    remove: (view: QueueView) => remove.mutate(view),
    error: save.error ? failed(save.error) : undefined,
    isPending: save.isPending,
  };
}
