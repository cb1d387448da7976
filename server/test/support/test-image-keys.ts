import type { ImageKeys } from '../../src/store/images.js';
import { sealWith } from '../../src/store/seal.js';

/** For tests, and for nothing else. */
export const TEST_IMAGE_KEYS: ImageKeys = {
  seal: sealWith('a key for tests, and for nothing else'),
  tellProblem() {},
};
