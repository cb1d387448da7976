import { Dialog } from '../../components/dialog.js';
import { KEYS } from '../../i18n/en/keys.js';
import { useWords } from '../../i18n/language.js';
import { ACTION_NAMES, ACTIONS, SCOPES } from './actions.js';
import styles from './key-help.module.css';
import { KeyName } from './key-name.js';
import { useKeys } from './keys.js';

/** Every key, by where it works. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(KEYS);
  const keys = useKeys();
  return (
    <Dialog title={words.keys.title} closeLabel={words.common.close} onClose={onClose} wide>
      <p className={styles.lead}>{words.keys.lead}</p>
      <div className={styles.scopes}>
        {SCOPES.map((scope) => (
          <section key={scope}>
            <h3>{words.keys.scopes[scope]}</h3>
            <dl className={styles.list}>
              {ACTION_NAMES.filter((action) => ACTIONS[action].scope === scope).map((action) => (
                <div key={action}>
                  <dt>{words.keys.actions[action]}</dt>
                  <dd>
                    <KeyName name={keys.keyOf(action)} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
