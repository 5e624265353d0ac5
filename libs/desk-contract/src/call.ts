import type * as v from 'valibot';

/** Each may do what those before it may. */
export const ROLES = ['viewer', 'agent', 'supervisor'] as const;
export type Role = (typeof ROLES)[number];

export const mayAs = (role: Role, needed: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed);

/** JSON with the session cookie; a `POST` needs the desk's `Origin`, an act an `Idempotency-Key` (8–255 characters). */
export interface DeskCall<Request, Result> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly role: Role;
  /** a repeat under the same key and request gets the first answer */
  readonly acts: boolean;
  readonly request: v.GenericSchema<Request>;
  readonly result: v.GenericSchema<Result>;
}

type Asked<Request, Result> = Pick<DeskCall<Request, Result>, 'request' | 'result'>;

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

export const act = <Request, Result>(
  path: string,
  role: Role,
  schemas: Asked<Request, Result>,
): DeskCall<Request, Result> => ({ method: 'POST', path, role, acts: true, ...schemas });
