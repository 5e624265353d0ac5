import * as contract from '@wayfare/desk-contract';
import type { DeskCall, Role } from '@wayfare/desk-contract';
import { startDesk } from '../../../test/clients/desk-client';
import type { DeskUnderTest } from '../../../test/clients/desk-client';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { startDrill } from '../../../test/drills/drill';
import { Chance } from '../../../test/fakes/bank-and-supplier.fake';

type AnyCall = DeskCall<unknown, unknown>;

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'acts' in value;

const { ROLES, mayAs, signOut } = contract;
const ALL: readonly unknown[] = Object.values(contract);
const CALLS = ALL.filter(isCall).filter(({ path }) => path !== signOut.path);
const CASES = CALLS.flatMap((call) =>
  ROLES.map((role) => [role, mayAs(role, call.role), call.path, call] as const),
);

describeOnDatabase('Roles of the desk', (database) => {
  let desk: DeskUnderTest;
  const cookies = new Map<Role, string>();
  beforeAll(async () => {
    desk = await startDesk(database(), startDrill(database(), new Chance(() => 'fine')));
    for (const role of ROLES) cookies.set(role, await desk.operator(role));
  });
  afterAll(() => desk.close());

  it('are asked about every call of the contract', () => {
    expect(CALLS.length).toBeGreaterThan(15);
    const missing = CALLS.filter(({ method, path: url }) => !desk.app.hasRoute({ method, url }));
    expect(missing).toEqual([]);
  });

  it.each(CASES)('a %s may (%s) ask %s', async (role, may, _path, call) => {
    // nothing is asked for: who may gets no further than the request
    const { problem } = await desk.ask(call, {}, cookies.get(role) ?? '');
    expect(problem?.code === 'ROLE_MISSING').toBe(!may);
    if (problem !== null && may) expect(problem.code).toBe('INVALID_REQUEST');
  });

  it.each(CALLS.map((call) => [call.path, call] as const))(
    'nobody asks %s without a session',
    async (_path, call) => {
      expect(await desk.refusal(call, {}, 'wayfare-desk=forged')).toBe('NOT_SIGNED_IN');
    },
  );

  it('are in the audit log where they are not enough', async () => {
    await desk.ask(contract.reconcileNow, {}, cookies.get('agent') ?? '');
    const { rows } = await database().pool.query(
      "SELECT actor, act, outcome, facts FROM audit.audit_events WHERE act = 'desk.reconciliation.run' AND actor = 'operator:agent' ORDER BY id DESC LIMIT 1",
    );
    expect(rows).toEqual([
      {
        actor: 'operator:agent',
        act: 'desk.reconciliation.run',
        outcome: 'refused',
        facts: { reason: 'ROLE_MISSING' },
      },
    ]);
  });
});
