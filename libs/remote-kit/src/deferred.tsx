import { Suspense, use, useRef, type ReactNode } from 'react';

/** Data that a page does not wait for: the page is sent at once and this part follows in the same answer. */
export interface Deferred<T> {
  readonly deferred: string;
  readonly promise: Promise<T>;
}

let count = 0;

const isServer = typeof document === 'undefined';

/** Wraps a promise that a loader does not wait for. It must not reject: an expected failure is a value of T. */
export function deferred<T>(promise: Promise<T>): Deferred<T> {
  // React reads these two of a thenable: a part that is there when its page is drawn is drawn with it.
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  count = (count + 1) % Number.MAX_SAFE_INTEGER;
  // A browser's own ids never meet those of the server in one document.
  return { deferred: `${isServer ? 's' : 'b'}${count}`, promise };
}

/** Is this value of a loader's result deferred? */
export function isDeferred(value: unknown): value is Deferred<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'deferred' in value &&
    typeof value.deferred === 'string'
  );
}

/** What the server sent beside the HTML of a deferred part, for the browser that takes it over. */
const dataId = (id: string) => `deferred-${id}`;

/** In a list, so that no beginning of it can be taken for all of it. */
const inertJson = (value: unknown) => JSON.stringify([value ?? null]).replace(/</g, '\\u003c');

/** What an element says; null while the browser has not read all of it. */
function wholeJson<T>({ textContent }: Element): { is: T } | null {
  try {
    const [is] = JSON.parse(textContent ?? '') as [T];
    return { is };
  } catch {
    return null;
  }
}

/** Calls back as soon as the data element is whole, or the document is whole without it. */
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

/**
 * A promise for what the server streamed. The part hydrates only when its data element is in the document; one that is
 * drawn anew before that, because something around it changed, waits for it.
 */
export function reviveDeferred<T>(id: string): Deferred<T> {
  let known: { is: T } | null = null;
  // Kept once read: the element goes when the part is rendered anew, and a new object each time would defeat every memo.
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

/** Shows deferred data when it is there, and `fallback` until then. */
export function Later<T>({ value, fallback, children }: LaterProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Settled value={value}>{children}</Settled>
    </Suspense>
  );
}
