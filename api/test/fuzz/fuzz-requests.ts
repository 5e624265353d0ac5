import fc from 'fast-check';
import {
  CONTENT_TYPES,
  HOSTILE_BODIES,
  ODD_HEADERS,
  hostileText,
  hostileValue,
} from './hostile-values';
import { JsonValues } from './json-values';
import type { Known } from './json-values';
import type { Operation } from './operations';

/* For the fuzz test: requests of every operation, from proper to hostile. */

/** Whose token a request carries. */
export type Requester = 'owner' | 'anonymous' | 'nobody';

export interface FuzzRequest {
  readonly operation: Operation;
  readonly requester: Requester;
  readonly method: Operation['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

/** What was really asked while the site was filled, by method and address. */
export type Recorded = ReadonlyMap<string, readonly unknown[]>;

function examplesOf({ method, path }: Operation, recorded: Recorded): unknown[] {
  const pattern = new RegExp(
    `^${method} ${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`,
  );
  return [...recorded].flatMap(([key, examples]) => (pattern.test(key) ? examples : []));
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** A lone surrogate cannot be written in an address; its bytes can. */
const encoded = (text: string): string =>
  /\p{Cs}/u.test(text) ? '%ed%a0%80' : encodeURIComponent(text);

function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  // of a list every part is sent under the same name
  const named = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value.slice(0, 5) : [value]).map(
      (part: unknown) => [key, asText(part)] as const,
    ),
  );
  const pairs = named.map(([key, value]) => `${encoded(key)}=${encoded(value.slice(0, 4_000))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** A copy with one part replaced; which one is told by `at`, counted through all of them. */
function withPart(value: unknown, at: { left: number }, replace: unknown): unknown {
  if (at.left === 0) {
    at.left -= 1;
    return replace;
  }
  at.left -= 1;
  if (Array.isArray(value)) return value.map((inner: unknown) => withPart(inner, at, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withPart(inner, at, replace)]),
  );
}

function countParts(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, inner: unknown) => sum + countParts(inner), 1);
}

/** Something that was really asked, with one part of it gone wrong. */
function mutated(examples: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...examples), fc.nat(), fc.option(hostileValue, { freq: 5 }))
    .map(([example, place, value]) =>
      value === null ? example : withPart(example, { left: place % countParts(example) }, value),
    );
}

function inputs(operation: Operation, known: Known, recorded: Recorded): fc.Arbitrary<unknown> {
  const examples = examplesOf(operation, recorded);
  const schema = operation.body ?? operation.query;
  return fc.oneof(
    { weight: 2, arbitrary: new JsonValues(known, 'honest').of(schema) },
    { weight: 5, arbitrary: new JsonValues(known, 'hostile').of(schema) },
    {
      weight: examples.length > 0 ? 7 : 0,
      arbitrary: mutated(examples.length > 0 ? examples : [{}]),
    },
  );
}

function paths({ path, params }: Operation, known: Known): fc.Arbitrary<string> {
  const values = params.map((name) => {
    const proper = known.get(name) ?? ['1'];
    return fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...proper).map(asText) },
      { weight: 2, arbitrary: hostileText },
    );
  });
  return fc
    .tuple(...values)
    .map((chosen) =>
      params.reduce(
        (url, name, index) =>
          url.replace(`{${name}}`, () => encoded((chosen[index] ?? '').slice(0, 3_000))),
        path,
      ),
    );
}

const KEYS = fc.uuid();
const headers = fc
  .tuple(KEYS, fc.option(fc.constantFrom(...ODD_HEADERS), { freq: 4, nil: null }))
  .map(([key, odd]) => ({
    'idempotency-key': key,
    'x-correlation-id': key,
    ...(odd === null ? {} : { [odd[0]]: odd[1] }),
  }));

type Wire = Pick<FuzzRequest, 'headers' | 'payload'>;

/** Browsers send these as nothing else. */
const REPORTS = '/api/policy-reports';

function wires(
  { path }: Operation,
  input: unknown,
  sent: Readonly<Record<string, string>>,
): fc.Arbitrary<Wire> {
  const json = JSON.stringify(input) ?? '';
  const proper = {
    headers: {
      'content-type': path === REPORTS ? 'application/csp-report' : 'application/json',
      ...sent,
    },
    payload: json,
  };
  return fc.oneof(
    { weight: 30, arbitrary: fc.constant(proper) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...CONTENT_TYPES)
        .map((type) => ({ headers: { ...sent, 'content-type': type }, payload: json })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...HOSTILE_BODIES).map((payload) => ({ ...proper, payload })),
    },
  );
}

function requestsOf(
  operation: Operation,
  known: Known,
  recorded: Recorded,
): fc.Arbitrary<FuzzRequest> {
  const requester = fc.constantFrom<Requester>(
    'owner',
    'owner',
    'owner',
    'owner',
    'anonymous',
    'anonymous',
    'nobody',
  );
  return fc
    .tuple(inputs(operation, known, recorded), paths(operation, known), headers, requester)
    .chain(([input, url, sent, who]) => {
      const base = { operation, requester: who, method: operation.method };
      if (operation.body === null)
        return fc.constant({
          ...base,
          url: url + queryText(input),
          headers: sent,
          payload: undefined,
        });
      return wires(operation, input, sent).map((wire) => ({ ...base, url, ...wire }));
    });
}

/** Requests of all operations, each as likely. */
export function fuzzRequests(
  operations: readonly Operation[],
  known: Known,
  recorded: Recorded,
): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(...operations.map((operation) => requestsOf(operation, known, recorded)));
}
