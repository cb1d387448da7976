import { SECOND_FACTORS } from '../accounts/second-factors.repository.js';
import { CASE_IMAGES, ENTRY_IMAGES } from '../cases/images.repository.js';
import { SIGNING_SECRETS } from '../webhooks/webhooks.repository.js';

/** Everything that is stored encrypted, by the kind of key. */
export const ENCRYPTED_ROWS = { pictures: [CASE_IMAGES, ENTRY_IMAGES], secrets: [SIGNING_SECRETS, SECOND_FACTORS] };
