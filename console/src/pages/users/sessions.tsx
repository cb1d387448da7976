import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endSession, type Session, sessionsOf, type User } from '../../api/users.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Message } from '../../components/message.js';
import parts from '../../components/parts.module.css';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { SINGLE_SIGN_ON } from '../../i18n/en/single-sign-on.js';
import { USERS } from '../../i18n/en/users.js';
import { useFormats, useWords } from '../../i18n/language.js';

const WORDS = { ...USERS, ...SINGLE_SIGN_ON };

/** Where a user is signed in, each of which can be ended. */
export function Sessions({ user }: { readonly user: User }) {
  const words = useWords(WORDS);
  const texts = words.users;
  const formats = useFormats();
  const notice = useNotice();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsOf(user.user_id));
  const end = useMutation({
    mutationFn: ({ id }: Session) => endSession(id),
    onSuccess: () => notice({ text: texts.ended }),
    onSettled: () => queries.invalidateQueries(sessionsOf(user.user_id)),
  });
  if (data === undefined) {
    return error === null ? (
      <SkeletonRows label={words.common.loading} rows={2} />
    ) : (
      <LoadFailed text={texts.sessionsFailed(words.common.failed(error))} onRetry={() => void refetch()} />
    );
  }
  if (data.length === 0) return <p className={parts.hint}>{texts.noSessions}</p>;
  return (
    <>
      {end.error && (
        <Message tone="danger" urgent>
          {words.common.failed(end.error)}
        </Message>
      )}
      <DataTable
        label={texts.sessions}
        rows={data}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'kind',
            title: texts.sessionColumns.kind,
            cell: ({ kind, method, address }) => (
              <>
                {texts.kinds[kind]}
                {method !== 'password' && <span className={parts.second}>{words.singleSignOn.methods[method]}</span>}
                <span className={parts.second}>{address}</span>
              </>
            ),
          },
          {
            id: 'since',
            title: texts.sessionColumns.since,
            tight: true,
            cell: ({ created_at }) => formats.instant(created_at),
          },
          {
            id: 'until',
            title: texts.sessionColumns.until,
            tight: true,
            cell: ({ expires_at }) => formats.instant(expires_at),
          },
          {
            id: 'end',
            title: texts.sessionColumns.end,
            cell: (session) => (
              <Button
                size="small"
                aria-label={texts.endOf(texts.kinds[session.kind], formats.instant(session.created_at))}
                isPending={end.isPending && end.variables === session}
                onPress={() => end.mutate(session)}
              >
                {texts.end}
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}
