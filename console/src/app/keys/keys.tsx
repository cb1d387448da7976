import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { pressOf } from '../../logic/press-of.js';
import { ACTION_NAMES, ACTIONS, type Action, keyOf } from './actions.js';
import { isInDialog, takesKeys } from './takes-keys.js';

type Handler = () => void;

interface Keys {
  /** The key of an action as the user has it. */
  keyOf(action: Action): string;
  /** Tells whether another page is on its way: keys are not meant for the one that is still in view. */
  isLeaving(): boolean;
  /** The actions that are offered now, in the order of the table. */
  live(): readonly { readonly action: Action; readonly run: Handler }[];
  register(action: Action, handler: Handler): () => void;
}

const KeysContext = createContext<Keys | undefined>(undefined);

export function useKeys(): Keys {
  const keys = useContext(KeysContext);
  if (keys === undefined) throw new Error('outside KeysProvider');
  return keys;
}

/** Offers an action to its key and to the palette while the component is shown and `enabled`. */
export function useAction(action: Action, handler: Handler, enabled = true): void {
  const { register } = useKeys();
  const current = useRef(handler);
  current.current = handler;
  // With the page itself, not after it: a key that follows at once is for what is seen.
  useLayoutEffect(() => (enabled ? register(action, () => current.current()) : undefined), [register, action, enabled]);
}

/** Time allowed for the second key of a sequence (`g c`), in milliseconds. */
const SEQUENCE_TIME = 1000;

interface Props {
  readonly chosen: Readonly<Record<string, string>>;
  /** True if single-key shortcuts are on (WCAG 2.1.4). */
  readonly single: boolean;
  readonly isLeaving: () => boolean;
  readonly children: ReactNode;
}

export function KeysProvider({ chosen, single, isLeaving, children }: Props) {
  const handlers = useRef(new Map<Action, Handler[]>());
  const keys = useMemo<Keys>(
    () => ({
      keyOf: (action) => {
        const key = keyOf(action, chosen);
        return single || key.startsWith('Mod+') ? key : '';
      },
      isLeaving,
      live: () =>
        ACTION_NAMES.flatMap((action) => {
          if (ACTIONS[action].scope !== 'anywhere' && isLeaving()) return [];
          const run = handlers.current.get(action)?.at(-1);
          return run === undefined ? [] : [{ action, run }];
        }),
      register(action, handler) {
        const of = handlers.current.get(action) ?? [];
        handlers.current.set(action, [...of, handler]);
        return () => {
          const rest = (handlers.current.get(action) ?? []).filter((other) => other !== handler);
          if (rest.length === 0) handlers.current.delete(action);
          else handlers.current.set(action, rest);
        };
      },
    }),
    [chosen, single, isLeaving],
  );

  useEffect(() => {
    let first = { press: '', at: 0 };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const press = pressOf(event);
      const isTaken = press.startsWith('Mod+') ? isInDialog(event.target) : takesKeys(event.target);
      if (press === '' || isTaken) return;
      const sequence = event.timeStamp - first.at < SEQUENCE_TIME ? `${first.press} ${press}` : press;
      first = { press, at: event.timeStamp };
      const live = keys.live();
      const hit =
        live.find(({ action }) => keys.keyOf(action) === sequence) ??
        live.find(({ action }) => keys.keyOf(action) === press);
      if (hit === undefined || (press === 'Enter' && hasOwnEnter(event.target))) return;
      first = { press: '', at: 0 };
      event.preventDefault();
      hit.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [keys]);

  return <KeysContext value={keys}>{children}</KeysContext>;
}

function hasOwnEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary') !== null;
}
