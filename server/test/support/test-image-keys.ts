import type { ImageKeys } from '../../src/cases/images.repository.js';
import { encryptionWith } from '../../src/platform/encryption/encryption.js';

/** For tests, and for nothing else. */
export const TEST_IMAGE_KEYS: ImageKeys = {
  encryption: encryptionWith('a key for tests, and for nothing else'),
  logError() {},
};
