import { contentHash } from '../content-hash';
import { dataKey, newDataKey } from './data-keys';
import { requestHashes } from './request-hashes';

const REQUEST = { holder: { name: 'Anne', document: 'NX1234567' }, rooms: 1 };
const [OLD, NEW] = [dataKey(newDataKey()), dataKey(newDataKey())];
const [before, after] = [
  requestHashes({ current: OLD, previous: [] }),
  requestHashes({ current: NEW, previous: [OLD] }),
];
const alone = requestHashes({ current: NEW, previous: [] });

describe('The hash of a request', () => {
  it('is the same for equal contents in whatever order, and nothing that can be made without the key', () => {
    const turned = { rooms: 1, holder: { document: 'NX1234567', name: 'Anne' } };
    expect(before.of(turned)).toBe(before.of(REQUEST));
    expect(before.of(REQUEST)).not.toContain(contentHash(REQUEST));
    expect(after.of(REQUEST)).not.toBe(before.of(REQUEST));
  });

  it.each<[string, string, boolean]>([
    ['of the present key', after.of(REQUEST), true],
    ['of the former key', before.of(REQUEST), true],
    ['of before there were keys', contentHash(REQUEST), true],
    ['of another request', after.of({ ...REQUEST, rooms: 2 }), false],
    ['that was erased', '', false],
    ['of a key that nobody knows', 'hmac:1:gone:abc', false],
  ])('%s: %#', (_what, kept, expected) => {
    expect(after.isOf(kept, REQUEST)).toBe(expected);
  });

  it('ends with its key', () => {
    expect(alone.isOf(before.of(REQUEST), REQUEST)).toBe(false);
  });
});
