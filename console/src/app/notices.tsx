import { X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { Button } from '../components/button.js';
import { useWords } from '../i18n/language.js';
import { KeyName } from './keys/key-name.js';
import { useAction, useKeys } from './keys/keys.js';
import styles from './notices.module.css';

interface Notice {
  readonly text: string;
  readonly tone?: 'danger';
  /** Action that reverses the change. */
  readonly undo?: {
    readonly run: () => void;
    /** Milliseconds since 1970; until then the key works on every page. */
    readonly until: number;
  };
}

const NoticesContext = createContext<(notice: Notice | undefined) => void>(() => {});

/** Shows the result of an action once, and reads it out once; the next one takes its place, `undefined` removes it. */
export const useNotice = () => useContext(NoticesContext);

/** Display time of a notice, in milliseconds. */
const STAYS = 12_000;

export function NoticesProvider({ children }: { readonly children: ReactNode }) {
  const words = useWords();
  const keys = useKeys();
  const [notice, setNotice] = useState<Notice>();
  const [undo, setUndo] = useState<Notice['undo']>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((next: Notice | undefined) => {
    clearTimeout(timer.current);
    setNotice(next);
    if (next?.undo) setUndo(next.undo);
    if (next?.tone !== 'danger') timer.current = setTimeout(() => setNotice(undefined), STAYS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const takeBack = () => {
    setUndo(undefined);
    show(undefined);
    if (undo && Date.now() < undo.until) undo.run();
    else show({ text: words.common.undoTooLate, tone: 'danger' });
  };
  useAction('undo', takeBack, undo !== undefined);
  return (
    <NoticesContext value={show}>
      {children}
      <div role="status" className={styles.place}>
        {notice && (
          <div className={styles.notice} data-tone={notice.tone}>
            <span>{notice.text}</span>
            {notice.undo && undo && (
              <Button size="small" onPress={takeBack}>
                {words.common.undo} <KeyName name={keys.keyOf('undo')} />
              </Button>
            )}
            <Button kind="quiet" size="small" aria-label={words.common.close} onPress={() => setNotice(undefined)}>
              <X size={16} aria-hidden />
            </Button>
          </div>
        )}
      </div>
    </NoticesContext>
  );
}
