import { useSuspenseQuery } from '@tanstack/react-query';
import type { Ability, Me } from '../api/session.js';
import { me } from '../api/session.js';

/** Returns the signed-in user; used only below the frame, which nobody else sees. */
export function useMe(): Me {
  return useSuspenseQuery(me).data;
}

/** Returns the user's rights: the console hides everything else, and the service refuses it. */
export function useMay(): (ability: Ability) => boolean {
  const { abilities } = useMe();
  return (ability) => abilities.includes(ability);
}
