import { dataKey, newDataKey } from '../../src/platform/records/data-keys';
import { documentNumbers } from '../../src/platform/records/document-numbers';
import { requestHashes } from '../../src/platform/records/request-hashes';

/* For tests: sealed and hashed by a key that nothing else has. */

const KEYS = { current: dataKey(newDataKey()), previous: [] };
export const NUMBERS = documentNumbers(KEYS);
export const HASHES = requestHashes(KEYS);
