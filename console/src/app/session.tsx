import { useSuspenseQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { Ability, Me } from '../api/session.js';
import { me } from '../api/session.js';

const MeContext = createContext<Me | undefined>(undefined);

/** Reads the signed-in user once for everything below. */
export function MeProvider({ children }: { readonly children: ReactNode }) {
  return <MeContext value={useSuspenseQuery(me).data}>{children}</MeContext>;
}

/** Returns the signed-in user; used only below the frame, which nobody else sees. */
export function useMe(): Me {
  const who = useContext(MeContext);
  if (who === undefined) throw new Error('outside MeProvider');
  return who;
}

/** Returns the user's rights: the console hides everything else, and the service refuses it. */
export function useMay(): (ability: Ability) => boolean {
  const { abilities } = useMe();
  return (ability) => abilities.includes(ability);
}
