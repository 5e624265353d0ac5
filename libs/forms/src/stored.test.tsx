import { dropStored, isRecord, readStored, storedText, storeText, writeStored } from './stored';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('what the browser keeps', () => {
  it.each(['session', 'local'] as const)('is there again, in its own store: %s', (store) => {
    expect(writeStored('draft.contact', { from: 'AMS' }, store)).toBe(true);
    expect(readStored('draft.contact', store)).toEqual({ from: 'AMS' });
    expect(storedText('draft.contact', store)).toBe('{"from":"AMS"}');
    expect(storedText('draft.contact', store === 'session' ? 'local' : 'session')).toBeNull();
    dropStored('draft.contact', store);
    expect(readStored('draft.contact', store)).toBeNull();
  });

  it('is nothing when it is rubbish', () => {
    storeText('draft.contact', '{');
    expect(readStored('draft.contact')).toBeNull();
  });

  it('costs nothing else when the storage is blocked or full', () => {
    const refuse = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    expect(writeStored('draft.contact', 1)).toBe(false);
    expect(readStored('draft.contact')).toBeNull();
    expect(() => dropStored('draft.contact')).not.toThrow();
  });

  it.each([
    [{}, true],
    [[], false],
    [null, false],
    ['text', false],
  ])('has names or not: %j', (value, expected) => {
    expect(isRecord(value)).toBe(expected);
  });
});
