import { Suspense, use, useRef, type ReactNode } from 'react';

export interface Deferred<T> {
  readonly deferred: string;
  readonly promise: Promise<T>;
}

let count = 0;

const isServer = typeof document === 'undefined';

/** Wraps a promise that a loader does not await. It must not reject: expected failures are values of T. */
export function deferred<T>(promise: Promise<T>): Deferred<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  count = (count + 1) % Number.MAX_SAFE_INTEGER;
  // browser ids never collide with the server's
  return { deferred: `${isServer ? 's' : 'b'}${count}`, promise };
}

/** Type guard of deferred values in a loader's result. */
export function isDeferred(value: unknown): value is Deferred<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'deferred' in value &&
    typeof value.deferred === 'string'
  );
}

const dataId = (id: string) => `deferred-${id}`;

/** A JSON array: a truncated one never parses. */
const inertJson = (value: unknown) => JSON.stringify([value ?? null]).replace(/</g, '\\u003c');

function wholeJson<T>({ textContent }: Element): { is: T } | null {
  try {
    const [is] = JSON.parse(textContent ?? '') as [T];
    return { is };
  } catch {
    return null;
  }
}

function whenSent(isSent: () => boolean, onSent: () => void): void {
  if (isSent()) {
    onSent();
    return;
  }
  const check = () => {
    if (!isSent()) return;
    observer.disconnect();
    document.removeEventListener('readystatechange', check);
    onSent();
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  document.addEventListener('readystatechange', check);
}

/** Promise of streamed data; hydration and re-renders wait until its element is in the document. */
export function reviveDeferred<T>(id: string): Deferred<T> {
  let known: { is: T } | null = null;
  // memoised: the element goes on re-render, and a new object would defeat every memo
  const read = (): T => {
    const element = document.getElementById(dataId(id));
    if (element !== null) known ??= wholeJson<T>(element);
    return known === null ? (null as T) : known.is;
  };
  const isSent = (): boolean => {
    read();
    return known !== null || document.readyState !== 'loading';
  };
  const promise = {
    get status() {
      return isSent() ? 'fulfilled' : 'pending';
    },
    get value() {
      return read();
    },
    then: (resolve: (value: T) => unknown) => whenSent(isSent, () => void resolve(read())),
  };
  // React reads `status` and `value` of a thenable at once, so hydration never waits.
  return { deferred: id, promise: promise as unknown as Promise<T> };
}

interface LaterProps<T> {
  value: Deferred<T>;
  fallback: ReactNode;
  children: (value: T) => ReactNode;
}

function Settled<T>({ value, children }: Omit<LaterProps<T>, 'fallback'>) {
  const settled = use(value.promise);
  const wasStreamed = useRef(isServer || document.getElementById(dataId(value.deferred)) !== null);
  return (
    <>
      {wasStreamed.current ? (
        <script
          type="application/json"
          id={dataId(value.deferred)}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: isServer ? inertJson(settled) : '' }}
        />
      ) : null}
      {children(settled)}
    </>
  );
}

/** Renders deferred data when it settles, `fallback` until then. */
export function Later<T>({ value, fallback, children }: LaterProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Settled value={value}>{children}</Settled>
    </Suspense>
  );
}
