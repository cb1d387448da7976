import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateWebhook, webhooks } from '../../api/webhooks.js';
import { useNotice } from '../../app/notices.js';

interface Update {
  readonly change: Parameters<typeof updateWebhook>[1];
  /** Says what was changed. */
  readonly done: string;
}

/** Changes a webhook. */
export function useUpdateWebhook(id: string) {
  const notice = useNotice();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ change }: Update) => updateWebhook(id, change),
    onSuccess(_webhook, { done }) {
      notice({ text: done });
      return queries.invalidateQueries(webhooks);
    },
  });
}
