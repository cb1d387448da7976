import { signOut } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Mark } from '../../components/mark.js';
import { SECOND_FACTOR } from '../../i18n/en/second-factor.js';
import { useWords } from '../../i18n/language.js';
import { useNotice } from '../notices.js';
import { SessionWatch } from '../session-watch.js';
import { useTitle } from '../use-title.js';
import { AddPasskey } from './add-passkey.js';
import styles from './second-factor.module.css';
import { SetUp } from './set-up.js';

/** Stands in place of every page while the organization requires a second factor and the user has none. */
export function SetUpFirst() {
  const words = useWords(SECOND_FACTOR);
  const notice = useNotice();
  useTitle(words.secondFactor.neededTitle);
  async function leave() {
    try {
      await signOut();
      window.location.assign('/console/sign-in');
    } catch (error) {
      notice({ text: words.common.failed(error), tone: 'danger' });
    }
  }
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <Mark size={36} />
        <h1>{words.secondFactor.neededTitle}</h1>
        <p>{words.secondFactor.neededText}</p>
        <SetUp />
        <AddPasskey />
        <div className={styles.actions}>
          <Button kind="quiet" onPress={() => void leave()}>
            {words.frame.signOut}
          </Button>
        </div>
      </div>
      <SessionWatch />
    </main>
  );
}
