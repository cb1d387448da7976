import { OTHER_FACE, SAME_FACE } from '../../domain/face.js';
import { type Compared, type Comparison, describeFact, isPerson, missing } from './fact.js';

type Level = 'same' | 'alike' | 'other';

export const image = describeFact<Level>({
  noun: () => 'face',
  isFor: isPerson,
  compare: (comparison) => [compare(comparison)],
  levels: {
    same: { outcome: 'agree', phrase: ({ listed }) => `the faces match (distance ${listed})` },
    alike: {
      outcome: 'close',
      isCaution: true,
      phrase: ({ listed, phrases }) => `${phrases.similarFaces} (distance ${listed})`,
    },
    other: { outcome: 'conflict', phrase: ({ listed }) => `the faces differ (distance ${listed})` },
  },
  agreement: 'image',
  conflict: 'hard',
  outweighsDates: true,
});

function compare({ analysed: { faceDistance } }: Comparison): Compared<Level> {
  if (faceDistance === undefined) return missing(null, null);
  const level = faceDistance <= SAME_FACE ? 'same' : faceDistance < OTHER_FACE ? 'alike' : 'other';
  return { level, subject: null, listed: faceDistance.toFixed(2) };
}
