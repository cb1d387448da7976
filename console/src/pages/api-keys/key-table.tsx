import { useQuery } from '@tanstack/react-query';
import type { ApiKey } from '../../api/api-keys.js';
import { colleagues } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import parts from '../../components/parts.module.css';
import { API_KEYS } from '../../i18n/en/api-keys.js';
import { useFormats, useWords } from '../../i18n/language.js';

interface Props {
  readonly rows: readonly ApiKey[];
  readonly onRevoke: (key: ApiKey) => void;
}

export function KeyTable({ rows, onRevoke }: Props) {
  const words = useWords(API_KEYS);
  const texts = words.apiKeys;
  const formats = useFormats();
  const users = useQuery(colleagues).data ?? [];
  const nameOf = (id: string) => {
    const user = users.find(({ user_id }) => user_id === id);
    return user?.name || user?.email || id;
  };
  return (
    <DataTable
      label={texts.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'key',
          title: texts.columns.key,
          cell: ({ name, key }) => (
            <>
              <bdi>{name || texts.unnamed}</bdi>
              <code className={parts.second} dir="ltr">
                {key}
              </code>
            </>
          ),
        },
        {
          id: 'owner',
          title: texts.columns.owner,
          cell: ({ user_id, role }) => (
            <>
              <bdi>{nameOf(user_id)}</bdi>
              <span className={parts.second}>{words.roles(role)}</span>
            </>
          ),
        },
        { id: 'scopes', title: texts.columns.scopes, cell: ({ scopes }) => <code>{scopes.join(' ')}</code> },
        {
          id: 'used',
          title: texts.columns.used,
          tight: true,
          cell: ({ last_used_at: at }) => (at === null ? texts.never : formats.instant(at)),
        },
        {
          id: 'ends',
          title: texts.columns.ends,
          tight: true,
          cell: ({ expires_at }) => formats.instant(expires_at),
        },
        {
          id: 'revoke',
          title: texts.columns.revoke,
          cell: (key) => (
            <Button size="small" aria-label={texts.revokeKey(key.name || key.key)} onPress={() => onRevoke(key)}>
              {texts.revoke}
            </Button>
          ),
        },
      ]}
    />
  );
}
