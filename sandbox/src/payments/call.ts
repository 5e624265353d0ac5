import type { Params } from './form-body';
import type { Store } from './store';

/** One request as the calls see it. */
export interface Call {
  readonly store: Store;
  readonly params: Params;
  /** the id in the path, else empty */
  readonly id: string;
  /** a publishable key belongs to a browser and may do little */
  readonly key: 'secret' | 'publishable';
  /** where the caller reached the sandbox */
  readonly origin: string;
}

export type Handler = (call: Call) => object;

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly handler: Handler;
  /** browsers may call it with their publishable key */
  readonly isPublic?: true;
}
