import { type KeyboardEvent, useState } from 'react';
import { ACTION_NAMES, ACTIONS, type Action, keyOf, SCOPES } from '../../app/keys/actions.js';
import { KeyName } from '../../app/keys/key-name.js';
import { useMe } from '../../app/session.js';
import { Button } from '../../components/button.js';
import { Message } from '../../components/message.js';
import { KEYS } from '../../i18n/en/keys.js';
import { PREFERENCES } from '../../i18n/en/preferences.js';
import { useWords } from '../../i18n/language.js';
import { pressOf } from '../../logic/press-of.js';
import styles from './preferences-page.module.css';
import { useSave } from './use-save.js';

/** Every key, to be changed by pressing another: Backspace switches it off, Escape leaves it. */
export function KeysTable() {
  const words = useWords(PREFERENCES);
  const texts = useWords(KEYS).keys;
  const save = useSave();
  const { keys: chosen = {} } = useMe().preferences;
  const [asked, setAsked] = useState<Action>();
  const [taken, setTaken] = useState<string>();

  function onKeyDown(event: KeyboardEvent, action: Action) {
    if (asked !== action) return;
    const press = pressOf(event.nativeEvent);
    if (press === '' || press === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    setTaken(undefined);
    if (press === 'Escape') return setAsked(undefined);
    const key = press === 'Backspace' || press === 'Delete' ? '' : press;
    const other =
      key && ACTION_NAMES.find((name) => name !== action && shares(name, action) && keyOf(name, chosen) === key);
    if (other) return setTaken(words.preferences.keyTaken(texts.actions[other]));
    setAsked(undefined);
    save({ keys: { ...chosen, [action]: key } });
  }

  return (
    <>
      <p className={styles.lead}>{words.preferences.keysLead}</p>
      {taken && (
        <Message tone="warning" urgent>
          {taken}
        </Message>
      )}
      <table className={styles.keys}>
        {SCOPES.map((scope) => (
          <tbody key={scope}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                <h3>{texts.scopes[scope]}</h3>
              </th>
            </tr>
            {ACTION_NAMES.filter((action) => ACTIONS[action].scope === scope).map((action) => (
              <tr key={action}>
                <th scope="row">{texts.actions[action]}</th>
                <td>
                  <Button
                    kind="quiet"
                    size="small"
                    onPress={() => setAsked(action)}
                    onKeyDown={(event) => onKeyDown(event as unknown as KeyboardEvent, action)}
                    onBlur={() => setAsked(undefined)}
                  >
                    {asked === action ? words.preferences.pressKey : <KeyName name={keyOf(action, chosen)} />}
                    <span className="visually-hidden">{words.preferences.changeKey(texts.actions[action])}</span>
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <Button onPress={() => save({ keys: {} })}>{words.preferences.resetKeys}</Button>
    </>
  );
}

/** Tells whether two actions can be available at the same time. */
function shares(one: Action, other: Action): boolean {
  const [first, second] = [ACTIONS[one].scope, ACTIONS[other].scope];
  return first === second || first === 'anywhere' || second === 'anywhere';
}
