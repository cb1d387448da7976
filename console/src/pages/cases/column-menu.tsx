import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { me, type Preferences, savePreferences } from '../../api/session.js';
import { useMe } from '../../app/session.js';
import { Button } from '../../components/button.js';
import { Choice } from '../../components/choice.js';
import menu from '../../components/menu.module.css';
import { Toggle } from '../../components/toggle.js';
import { CASES } from '../../i18n/en/cases.js';
import { useWords } from '../../i18n/language.js';
import { columnsOf, moved, preferencesOf, type QueueColumn, WIDTHS, type Width } from '../../logic/queue-columns.js';
import styles from './column-menu.module.css';

/** The columns by the user's preferences, in their order. */
export const useColumns = (): readonly QueueColumn[] => columnsOf(useMe().preferences.columns);

/** Shows, hides, moves and widens columns; kept with the user, not with the browser. */
export function ColumnMenu() {
  const words = useWords(CASES).cases;
  const columns = useColumns();
  const { preferences } = useMe();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (chosen: Preferences['columns']) => savePreferences({ preferences: { columns: chosen } }),
    onMutate: (chosen) =>
      queries.setQueryData(me.queryKey, (who) => who && { ...who, preferences: { ...preferences, columns: chosen } }),
    onError: () => queries.invalidateQueries({ queryKey: me.queryKey }),
    scope: { id: 'columns' },
  });
  const save = (next: readonly QueueColumn[]) => mutate({ ...preferences.columns, ...preferencesOf(next) });
  const change = (name: string, to: Partial<QueueColumn>) =>
    save(columns.map((column) => (column.name === name ? { ...column, ...to } : column)));
  return (
    <DialogTrigger>
      <Button kind="quiet">
        <Columns3 size={16} aria-hidden />
        {words.columnsMenu}
      </Button>
      <Popover className={menu.popover} placement="bottom end">
        <Dialog aria-label={words.columnsMenu} className={styles.dialog}>
          <ul className={styles.list}>
            {columns.map(({ name, isShown, width }, place) => {
              const title = words.columns[name];
              return (
                <li key={name} className={styles.column}>
                  <Toggle
                    label={title}
                    on={isShown}
                    isDisabled={name === 'name'}
                    onChange={(on) => change(name, { isShown: on })}
                  />
                  <Choice
                    label={words.columnWidth(title)}
                    value={width}
                    options={(Object.keys(WIDTHS) as Width[]).map((value) => ({ value, text: words.widths[value] }))}
                    onChange={(value) => change(name, { width: value as Width })}
                  />
                  {([-1, 1] as const).map((by) => (
                    <Button
                      key={by}
                      size="small"
                      kind="quiet"
                      aria-label={words.moveColumn(title, by, place + 1, columns.length)}
                      onPress={() => save(moved(columns, name, by))}
                    >
                      {by < 0 ? <ArrowUp size={14} aria-hidden /> : <ArrowDown size={14} aria-hidden />}
                    </Button>
                  ))}
                </li>
              );
            })}
          </ul>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
