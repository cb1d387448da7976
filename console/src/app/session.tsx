import { useSuspenseQuery } from '@tanstack/react-query';
import type { Ability, Me } from '../api/session.js';
import { me } from '../api/session.js';

/** Who is signed in; only below the frame, which is shown to nobody else. */
export function useMe(): Me {
  return useSuspenseQuery(me).data;
}

/** What the service says this user may do: the console hides the rest, and the service refuses it. */
export function useMay(): (ability: Ability) => boolean {
  const { abilities } = useMe();
  return (ability) => abilities.includes(ability);
}
