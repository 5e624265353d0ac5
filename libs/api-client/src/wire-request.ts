import type { Call } from '@wayfare/api-contract';

interface Sending {
  baseUrl: string;
  token: string;
  idempotencyKey: string | undefined;
  language?: string | undefined;
  correlationId?: string | undefined;
}

function toText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function toQuery(request: unknown): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(request ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(key, toText(item));
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export interface WireRequest {
  method: Call<unknown, unknown>['method'];
  headers: Record<string, string>;
  body?: string;
}

/** Arguments of `fetch` for a call. */
export function toFetchArguments(
  call: Call<unknown, unknown>,
  request: unknown,
  { baseUrl, token, idempotencyKey, language, correlationId = '' }: Sending,
): [string, WireRequest] {
  const isGet = call.method === 'GET';
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== '') headers['Authorization'] = `Bearer ${token}`;
  if (!isGet) headers['Content-Type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  if (language !== undefined) headers['Accept-Language'] = language;
  if (correlationId !== '') headers['X-Correlation-Id'] = correlationId;
  return [
    `${baseUrl}${call.path}${isGet ? toQuery(request) : ''}`,
    { method: call.method, headers, ...(isGet ? {} : { body: JSON.stringify(request ?? {}) }) },
  ];
}
