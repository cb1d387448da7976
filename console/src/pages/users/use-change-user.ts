import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeUser, type User, type UserChange } from '../../api/users.js';
import { useNotice } from '../../app/notices.js';

/** Changes a user; `done` says what was changed. */
export function useChangeUser({ user_id }: User, done: string, onDone: () => void = () => {}) {
  const notice = useNotice();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: UserChange) => changeUser(user_id, change),
    onSuccess() {
      notice({ text: done });
      onDone();
      void queries.invalidateQueries({ queryKey: ['colleagues'] });
      return queries.invalidateQueries({ queryKey: ['users'] });
    },
  });
}
