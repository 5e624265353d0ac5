import type { CockpitSession } from '@wayfare/releases/service/cockpit-session';
import { createMemoryRouter } from '@wayfare/router';
import { FIXED_NOW } from '@wayfare/testing/fixed-clock';
import { reportMissingTexts } from '@wayfare/testing/missing-texts';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createCockpit } from '../api/cockpit';
import { readSession } from '../api/cockpit-client';
import type { RolloutsSource } from '../api/rollouts-source';
import { App } from '../app';
import { baseOf, languageAt } from '../domain/addresses';
import { createRoutes } from '../routes';
import { I18N } from '../texts';
import { ACTOR, registryOf, SOME } from './registry.fixture';
import { fakeService, when, type Answering } from './service.fake';

reportMissingTexts(I18N);

export const buildSession = (more: Partial<CockpitSession> = {}): CockpitSession => ({
  actor: ACTOR,
  team: 'hotels',
  kind: 'release',
  verticals: ['*'],
  expiresAt: '2027-03-10T09:00:00Z',
  ...more,
});

type Router = ReturnType<typeof createMemoryRouter>;

function settled(router: Router): Promise<void> {
  const isSettled = () => router.state.initialized && router.state.navigation.state === 'idle';
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(() => finish());
    function finish(): void {
      if (!isSettled()) return;
      unsubscribe();
      resolve();
    }
    finish();
  });
}

/** What answers at once is there after it. */
const oneTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

interface Opening {
  /** of the registry's fixture, and whatever else is asked */
  answers?: readonly Answering[];
  session?: Partial<CockpitSession>;
  rollouts?: RolloutsSource;
}

/** The cockpit at an address as somebody with a token gets it: real routes and texts, the service faked at the wire. */
export async function openCockpit(path = '/cockpit', opening: Opening = {}) {
  const { answers = registryOf(SOME).answers, session, rollouts = null } = opening;
  const wire = fakeService([when(readSession, buildSession(session)), ...answers]);
  const language = languageAt(path);
  const ticks: (() => void)[] = [];
  const cockpit = createCockpit({
    fetch: wire.fetch,
    language,
    now: () => Date.parse(FIXED_NOW),
    every(_ms, run) {
      ticks.push(run);
      return () => void ticks.splice(ticks.indexOf(run), 1);
    },
    rolloutsBy: rollouts === null ? null : () => rollouts,
  });
  const router = createMemoryRouter(createRoutes(cockpit), {
    basename: baseOf(language),
    initialEntries: [path],
  });
  const view = await act(async () => {
    const rendered = render(<App cockpit={cockpit} router={router} />);
    await settled(router);
    await oneTurn();
    return rendered;
  });
  return {
    view,
    wire,
    user: userEvent.setup(),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    /** what is read again every ten seconds */
    tick: () =>
      act(async () => {
        for (const run of [...ticks]) run();
        await oneTurn();
        await settled(router);
      }),
  };
}
