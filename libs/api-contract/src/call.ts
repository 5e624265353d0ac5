/**
 * One call of the API: where it goes and, in its type only, what it takes and gives. Kept apart from the valibot
 * schemas so that a browser bundle carries a path and not a schema. GET requests travel as query parameters.
 */
export interface Call<Request, Result> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** milliseconds; the client's default applies without it */
  readonly timeout?: number;
  /** 'content' answers `{ data, meta }` instead of the envelope where it succeeds (OQ-01); 'list' gives its `bookings` as `result` and its `failed` as `errors` (API-19) */
  readonly shape?: 'content' | 'list';
  /** never read: carries the types */
  readonly types?: { request: Request; result: Result };
}

export type NoRequest = Record<string, never>;

/** milliseconds; a search waits for the suppliers' own searches */
export const SEARCH_TIMEOUT = 30_000;
export const ORDER_TIMEOUT = 60_000;
