import * as v from 'valibot';
import { act, type DeskCall, ROLES } from './call';
import { CentsSchema, InstantSchema, NothingSchema, PersonSchema } from './parts';

/** Where a browser goes to sign in; `return` is a path of the desk. Comes back to it, or to `/?problem=…`. */
export const SIGN_IN_PATH = '/api/sign-in';
/** Where the issuer sends browsers back to: the client's redirect URI is this path at `DESK_ORIGIN`. */
export const CALLBACK_PATH = '/api/identity/callback';
export const SIGN_IN_PROBLEMS = ['denied', 'expired', 'failed', 'no-role'] as const;

export const SessionSchema = v.object({
  operator: PersonSchema,
  role: v.picklist(ROLES),
  idleUntil: InstantSchema,
  endsAt: InstantSchema,
  fourEyesAbove: CentsSchema,
});
export type Session = v.InferOutput<typeof SessionSchema>;

/** `NOT_SIGNED_IN` without a session. */
export const session: DeskCall<object, Session> = {
  method: 'GET',
  path: '/api/session',
  role: 'viewer',
  acts: false,
  request: NothingSchema,
  result: SessionSchema,
};

/** Needs no `Idempotency-Key`. */
export const signOut: DeskCall<object, object> = {
  ...act('/api/sign-out', 'viewer', { request: NothingSchema, result: NothingSchema }),
  acts: false,
};
