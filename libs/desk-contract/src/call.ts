import type * as v from 'valibot';

/** Each may do what those before it may. */
export const ROLES = ['viewer', 'agent', 'supervisor'] as const;
export type Role = (typeof ROLES)[number];

/** Whether somebody of this role may do what asks for `needed`. */
export const mayAs = (role: Role, needed: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed);

/**
 * A call of the desk: JSON there and back, on the desk's own origin with its session cookie. A `POST` needs the header
 * `Origin` of the desk; one that `acts` also needs `Idempotency-Key` (8 to 255 printable characters), and a repeat under
 * the same key and request gets the first answer.
 */
export interface DeskCall<Request, Result> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** the least role that may */
  readonly role: Role;
  readonly acts: boolean;
  readonly request: v.GenericSchema<Request>;
  readonly result: v.GenericSchema<Result>;
}

type Asked<Request, Result> = Pick<DeskCall<Request, Result>, 'request' | 'result'>;

/** A call that only looks. */
export const look = <Request, Result>(
  path: string,
  schemas: Asked<Request, Result>,
): DeskCall<Request, Result> => ({
  method: 'POST',
  path,
  role: 'viewer',
  acts: false,
  ...schemas,
});

/** A call that changes something, for `role` and above. */
export const act = <Request, Result>(
  path: string,
  role: Role,
  schemas: Asked<Request, Result>,
): DeskCall<Request, Result> => ({ method: 'POST', path, role, acts: true, ...schemas });
