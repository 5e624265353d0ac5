import { dataKey, newDataKey } from '../../src/records/data-keys';
import { documentNumbers } from '../../src/records/document-numbers';
import { requestHashes } from '../../src/records/request-hashes';

/* For tests: sealed and hashed by a key that nothing else has. */

const KEYS = { current: dataKey(newDataKey()), previous: [] };
export const NUMBERS = documentNumbers(KEYS);
export const HASHES = requestHashes(KEYS);
