import { randomUUID } from 'node:crypto';
import { CALLBACK_PATH, DeskProblemSchema, SIGN_IN_PATH } from '@wayfare/desk-contract';
import type { DeskCall, DeskProblemBody, Role } from '@wayfare/desk-contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { oidcIdentity } from '../../src/adapters/identity/oidc';
import type { TermsOfCancelling } from '../../src/booking/cancellation';
import { kept } from '../../src/booking/charges';
import { WORKFLOW_TIMEOUTS } from '../../src/booking/workflow-timeouts';
import { buildDesk } from '../../src/desk/desk-app';
import type { DeskDeps } from '../../src/desk/desk-app';
import { readConfig } from '../../src/platform/config';
import type { Database } from '../../src/platform/db/database';
import { createLog } from '../../src/platform/http/logging';
import { realTimer } from '../../src/platform/timer';
import { HASHES } from '../builders/document-numbers';
import type { Drill } from '../drills/drill';
import { PERSON, startIdentityDouble } from '../fakes/identity-provider.fake';
import type { Forgery } from '../fakes/identity-provider.fake';

/* For tests: the operators' desk over a drill's bank and supplier, an issuer at the wire, and who signs in there. */

export const DESK = 'http://localhost:4016';

/** What the issuer's page led back with, and what the desk answered to it. */
interface SignedIn {
  /** where the browser was sent to begin with */
  readonly asked: URL;
  readonly answer: LightMyRequestResponse;
  readonly cookie: string;
}

interface Answer<Result> {
  readonly status: number;
  readonly result: Result | null;
  readonly problem: DeskProblemBody | null;
}

interface Wishes {
  readonly env?: Readonly<Record<string, string>>;
}

/** What a desk acts on. */
type Parts = Pick<DeskDeps, 'payments' | 'verticals' | 'clock' | 'wake'>;

/** A thousand cents stay with us. */
export const FEE = 1_000;
const withFee: TermsOfCancelling = async (booking) => ({
  refund: kept(booking) - FEE,
  fee: FEE,
});

const cookiesOf = ({ cookies }: LightMyRequestResponse) =>
  cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

function askerOf(app: FastifyInstance) {
  const send = <Request, Result>(
    call: DeskCall<Request, Result>,
    request: unknown,
    headers: Readonly<Record<string, string>>,
  ) =>
    app.inject({
      method: call.method,
      url: call.path,
      headers,
      ...(call.method === 'GET' ? {} : { payload: Object(request) }),
    });

  async function ask<Request, Result>(
    call: DeskCall<Request, Result>,
    request: unknown,
    cookie: string,
    key: string = randomUUID(),
  ): Promise<Answer<Result>> {
    const acts = call.acts ? { 'idempotency-key': key } : {};
    const response = await send(call, request, { origin: DESK, cookie, ...acts });
    const { statusCode: status } = response;
    return status === 200
      ? { status, result: v.parse(call.result, response.json()), problem: null }
      : { status, result: null, problem: v.parse(DeskProblemSchema, response.json()) };
  }

  return {
    send,
    ask,
    /** fails unless it was done */
    async done<Request, Result>(
      call: DeskCall<Request, Result>,
      request: NoInfer<Request>,
      cookie: string,
      key?: string,
    ): Promise<Result> {
      const { result, problem } = await ask(call, request, cookie, key);
      if (result === null) throw new Error(`${call.path}: ${problem?.code ?? 'no answer'}`);
      return result;
    },
    async refusal<Request, Result>(
      call: DeskCall<Request, Result>,
      request: unknown,
      cookie: string,
      key?: string,
    ): Promise<string | null> {
      return (await ask(call, request, cookie, key)).problem?.code ?? null;
    },
  };
}

/** The desk of an API whose bookings are made elsewhere. */
export async function startDeskOf(database: Database, parts: Parts, { env = {} }: Wishes = {}) {
  const issuer = await startIdentityDouble();
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DESK_OIDC_ISSUER: issuer.issuer,
    DESK_OIDC_CLIENT_ID: 'wayfare',
    DESK_OIDC_CLIENT_SECRET: 'secret-of-the-desk',
    DESK_ORIGIN: DESK,
    DESK_DIR: 'nowhere',
    ...env,
  });
  const { desk } = config;
  if (desk === null) throw new Error('the desk is not configured');
  const app = await buildDesk(
    {
      ...{ config, database, requestHashes: HASHES, timeouts: WORKFLOW_TIMEOUTS },
      ...parts,
      log: createLog('silent'),
      after: realTimer,
    },
    desk,
    oidcIdentity({ ...desk, name: 'the issuer' }),
  );

  /** By the wire: to the issuer, which says what it is told to, and back. */
  async function signIn(
    forgery: Forgery = {},
    { answer = {}, path = '/' }: { answer?: Record<string, string>; path?: string } = {},
  ): Promise<SignedIn> {
    const query = new URLSearchParams({ return: path });
    const begun = await app.inject(`${SIGN_IN_PATH}?${query}`);
    const asked = new URL(String(begun.headers.location), DESK);
    issuer.expect(asked.searchParams.get('nonce') ?? '', forgery);
    const back = new URLSearchParams({
      ...{ code: 'a-code', state: asked.searchParams.get('state') ?? '', iss: issuer.issuer },
      ...answer,
    });
    const ended = await app.inject({
      url: `${CALLBACK_PATH}?${back}`,
      headers: { cookie: cookiesOf(begun) },
    });
    return { asked, answer: ended, cookie: cookiesOf(ended) };
  }

  return {
    app,
    issuer,
    ...askerOf(app),
    signIn,
    /** somebody of a role, signed in; their cookie */
    async operator(role: Role, sub: string = role): Promise<string> {
      const claims = { sub, roles: [role] };
      const { cookie } = await signIn({ claims, person: { ...PERSON, sub } });
      return cookie;
    },
    async close() {
      await app.close();
      await issuer.close();
    },
  };
}

/** The desk over the bank and the supplier of a drill, and its clock. */
export const startDesk = (
  database: Database,
  { bank, supplier, now, run }: Pick<Drill, 'bank' | 'supplier' | 'now' | 'run'>,
  wishes: Wishes = {},
) =>
  startDeskOf(
    database,
    {
      payments: bank.payments,
      verticals: {
        sales: { hotels: supplier.sale },
        cancelling: { hotels: withFee },
        retained: {},
      },
      clock: now,
      wake: () => void run(now()),
    },
    wishes,
  );

export type DeskUnderTest = Awaited<ReturnType<typeof startDesk>>;
