import { fileURLToPath } from 'node:url';

/** The folder that the service serves. */
export const BUILT = fileURLToPath(new URL('../../../../dist', import.meta.url));
