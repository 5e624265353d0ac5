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
    expect(writeStored('draft', { from: 'AMS' }, store)).toBe(true);
    expect(readStored('draft', store)).toEqual({ from: 'AMS' });
    expect(storedText('draft', store)).toBe('{"from":"AMS"}');
    expect(storedText('draft', store === 'session' ? 'local' : 'session')).toBeNull();
    dropStored('draft', store);
    expect(readStored('draft', store)).toBeNull();
  });

  it('is nothing when it is rubbish', () => {
    storeText('draft', '{');
    expect(readStored('draft')).toBeNull();
  });

  it('costs nothing else when the storage is blocked or full', () => {
    const refuse = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    expect(writeStored('draft', 1)).toBe(false);
    expect(readStored('draft')).toBeNull();
    expect(() => dropStored('draft')).not.toThrow();
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
