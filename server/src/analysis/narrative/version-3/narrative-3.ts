import type { NarrativeVersion } from '../narrative-version.js';
import { keyDrivers } from './key-drivers.js';
import { narrate } from './narrate.js';

/** Frozen: analyses that were stored with version 3 are repeated in exactly these words. Never edit this folder. */
export const NARRATIVE_3: NarrativeVersion = {
  narrate,
  keyDrivers: ({ input, sight, judged }) => keyDrivers(input, sight, judged),
  incomplete: (reason) => ({
    narrative: `The analysis is incomplete: ${reason}. Nothing is concluded of this party, neither for nor against it. The result is uncertain; recommended action: Manual Review Required.`,
    keyDriver: `The analysis is incomplete: ${reason}`,
  }),
};
