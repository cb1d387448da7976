import type { ImageKeys } from '../../src/cases/images.repository.js';
import { sealWith } from '../../src/platform/database/seal.js';

/** For tests, and for nothing else. */
export const TEST_IMAGE_KEYS: ImageKeys = {
  seal: sealWith('a key for tests, and for nothing else'),
  tellProblem() {},
};
