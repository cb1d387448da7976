import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type User, users } from '../../api/users.js';
import { ErrorPage } from '../../app/error-page.js';
import { useMe } from '../../app/session.js';
import { useTitle } from '../../app/use-title.js';
import { Badge } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Page } from '../../components/page.js';
import parts from '../../components/parts.module.css';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { USERS } from '../../i18n/en/users.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { AddUserDialog } from './add-user-dialog.js';
import { PasswordLinkOutcome, usePasswordLink } from './password-link.js';
import styles from './users.module.css';

/** The users of the organization, who may sign in and as what. */
export function UsersPage() {
  const words = useWords(USERS);
  const texts = words.users;
  const { data, error, refetch } = useQuery(users);
  const [isAdding, setAdding] = useState(false);
  const link = usePasswordLink();
  useTitle(texts.title);
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button kind="primary" onPress={() => setAdding(true)}>
          {texts.add}
        </Button>
      }
    >
      {error && <LoadFailed text={texts.failed(words.common.failed(error))} onRetry={() => void refetch()} />}
      <PasswordLinkOutcome link={link} />
      {data === undefined ? <SkeletonRows label={words.common.loading} /> : <UserTable rows={data} />}
      {isAdding && (
        <AddUserDialog
          onClose={() => setAdding(false)}
          onAdded={(user) => {
            setAdding(false);
            link.mutate(user);
          }}
        />
      )}
    </Page>
  );
}

function UserTable({ rows }: { readonly rows: readonly User[] }) {
  const words = useWords(USERS);
  const texts = words.users;
  const formats = useFormats();
  const { user: me } = useMe();
  return (
    <DataTable
      label={texts.title}
      rows={rows}
      keyOf={({ user_id }) => user_id}
      columns={[
        {
          id: 'user',
          title: texts.columns.user,
          cell: ({ user_id, name, email }) => (
            <>
              <Link to="/administration/users/$id" params={{ id: user_id }} className={parts.link}>
                <bdi>{name || email}</bdi>
              </Link>
              {user_id === me.user_id && <span className={styles.you}>{texts.you}</span>}
              {name && <span className={parts.second}>{email}</span>}
            </>
          ),
        },
        { id: 'role', title: texts.columns.role, cell: ({ role }) => words.roles(role) },
        { id: 'state', title: texts.columns.state, cell: (user) => <UserState user={user} /> },
        {
          id: 'since',
          title: texts.columns.since,
          tight: true,
          cell: ({ created_at }) => formats.instant(created_at),
        },
      ]}
    />
  );
}

function UserState({ user }: { readonly user: User }) {
  const words = useWords(USERS).users;
  const state = user.disabled_at === null ? 'active' : 'disabled';
  return <Badge tone={state === 'active' ? 'success' : 'neutral'}>{words.states[state]}</Badge>;
}
