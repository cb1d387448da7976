import { useMutation, useQueryClient } from '@tanstack/react-query';
import { me, type Preferences, savePreferences } from '../../api/session.js';
import { useNotice } from '../../app/notices.js';
import { PREFERENCES } from '../../i18n/en/preferences.js';
import { useWords } from '../../i18n/language.js';

/** Changes preferences at once, and reverts them if the service refuses. */
export function useSave(): (change: Preferences) => void {
  const words = useWords(PREFERENCES);
  const notice = useNotice();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    scope: { id: 'preferences' },
    mutationFn: (preferences: Preferences) => savePreferences({ preferences }),
    onMutate(change) {
      const before = queries.getQueryData(me.queryKey);
      queries.setQueryData(me.queryKey, (who) => who && { ...who, preferences: { ...who.preferences, ...change } });
      return before;
    },
    onSuccess: () => notice({ text: words.preferences.saved }),
    onError(error, _change, before) {
      queries.setQueryData(me.queryKey, before);
      notice({ text: words.common.failed(error), tone: 'danger' });
    },
  });
  return mutate;
}
