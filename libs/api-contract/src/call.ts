/** Path of a call; its request and result are types alone, so that bundles carry no valibot. GET sends a query. */
export interface Call<Request, Result> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** milliseconds; the client's default applies without it */
  readonly timeout?: number;
  /** 'content': `{ data, meta }` (OQ-01); 'list': `bookings` as `result`, `failed` as `errors` (API-19) */
  readonly shape?: 'content' | 'list';
  /** never read: carries the types */
  readonly types?: { request: Request; result: Result };
}

export type NoRequest = Record<string, never>;

/** milliseconds: suppliers' own searches are waited for */
export const SEARCH_TIMEOUT = 30_000;
export const ORDER_TIMEOUT = 60_000;
