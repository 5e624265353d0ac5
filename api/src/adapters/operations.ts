import { AsyncLocalStorage } from 'node:async_hooks';

const operations = new AsyncLocalStorage<string>();

/** What of a port is asked now, such as `capture`. */
export const operation = (): string | undefined => operations.getStore();

/** The same port; whoever is told of its calls hears which of its methods made them. */
export function named<Port extends object>(port: Port): Port {
  const entries = Object.entries(port).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'function'
      ? (...asked: unknown[]): unknown =>
          operations.run(name, () => Reflect.apply(value, port, asked))
      : value,
  ]);
  return Object.fromEntries(entries) as Port;
}
