import type { Params } from './form-body';
import type { Store } from './store';

export interface Call {
  readonly store: Store;
  readonly params: Params;
  readonly id: string;
  /** a publishable key belongs to a browser and may do little */
  readonly key: 'secret' | 'publishable';
  readonly origin: string;
}

/** Browsers may make a public call with their publishable key. */
export type Route = readonly [
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  handler: (call: Call) => object,
  access?: 'public',
];
