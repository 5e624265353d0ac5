import { dataKey, newDataKey } from './data-keys';
import { documentNumbers } from './document-numbers';
import { requestHashes } from './request-hashes';

/* For tests: sealed and hashed by a key that nothing else has. */

const KEYS = { current: dataKey(newDataKey()), previous: [] };
export const NUMBERS = documentNumbers(KEYS);
export const HASHES = requestHashes(KEYS);
