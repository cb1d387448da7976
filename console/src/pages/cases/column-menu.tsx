import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Columns3 } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { me, type Preferences, savePreferences } from '../../api/session.js';
import { useMe } from '../../app/session.js';
import { Button } from '../../components/button.js';
import menu from '../../components/menu.module.css';
import { useWords } from '../../i18n/language.js';
import { COLUMNS, type ColumnName } from './columns.js';

/** The columns that the user hid, by their preferences. */
export function useHidden(): ReadonlySet<string> {
  const { queue } = (useMe().preferences.columns ?? {}) as { queue?: readonly string[] };
  return new Set(queue);
}

/** Shows and hides columns; kept with the user, not with the browser. */
export function ColumnMenu() {
  const words = useWords().cases;
  const hidden = useHidden();
  const { preferences } = useMe();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (columns: Preferences['columns']) => savePreferences({ preferences: { columns } }),
    onMutate: (columns) =>
      queries.setQueryData(me.queryKey, (who) => who && { ...who, preferences: { ...preferences, columns } }),
    onError: () => queries.invalidateQueries({ queryKey: me.queryKey }),
  });
  const free = COLUMNS.filter((name) => name !== 'name');
  return (
    <MenuTrigger>
      <Button kind="quiet">
        <Columns3 size={16} aria-hidden />
        {words.columnsMenu}
      </Button>
      <Popover className={menu.popover} placement="bottom end">
        <Menu
          aria-label={words.columnsMenu}
          className={menu.menu}
          selectionMode="multiple"
          selectedKeys={free.filter((name) => !hidden.has(name))}
          onSelectionChange={(keys) =>
            save.mutate({ queue: keys === 'all' ? [] : free.filter((name) => !keys.has(name)) })
          }
        >
          {free.map((name: ColumnName) => (
            <MenuItem key={name} id={name} textValue={words.columns[name]} className={menu.item}>
              {({ isSelected }) => (
                <>
                  <Check size={16} aria-hidden opacity={isSelected ? 1 : 0} />
                  <span className={menu.text}>{words.columns[name]}</span>
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
