/** What `make` says of a key is worked out when it is first asked for. */
export function remembered<T, Key = void>(make: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, T>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
