import {
  bankView,
  session,
  showBooking,
  supplierView,
  type BankPayment,
  type Detail,
  type Role,
  type SupplierView,
} from '@wayfare/desk-contract';
import { homeOf, languageOfPath } from '@wayfare/domain';
import { createMemoryRouter } from '@wayfare/router';
import { FIXED_NOW } from '@wayfare/testing/fixed-clock';
import { reportMissingTexts } from '@wayfare/testing/missing-texts';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createDesk } from '../api/desk';
import { App } from '../app';
import { createRoutes } from '../routes';
import { I18N } from '../texts';
import { buildDetail, buildPayment, buildSession } from './builders';
import { fakeDesk, when, type Answering } from './fake-desk';

reportMissingTexts(I18N);

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

/** What answers at once is there after it, also what the page does not wait for. */
const oneTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The desk at an address as an operator gets it: its real routes and texts, the server faked at the wire. */
export async function openDesk(
  path: string,
  answers: readonly Answering[] = [],
  { role = 'agent' }: { role?: Role } = {},
) {
  const wire = fakeDesk([when(session, buildSession({ role })), ...answers]);
  const language = languageOfPath(path);
  const desk = createDesk({ fetch: wire.fetch, language, now: () => Date.parse(FIXED_NOW) });
  const router = createMemoryRouter(createRoutes(desk), {
    basename: homeOf(language),
    initialEntries: [path],
  });
  const view = await act(async () => {
    const rendered = render(<App desk={desk} router={router} />);
    await settled(router);
    await oneTurn();
    return rendered;
  });
  return {
    view,
    wire,
    user: userEvent.setup(),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    goTo: (to: string) =>
      act(async () => {
        await router.navigate(to);
        await oneTurn();
      }),
  };
}

interface Views {
  supplier?: SupplierView | Response | (() => Promise<never>);
  bank?: { payments: BankPayment[] } | Response | (() => Promise<never>);
}

/** All that the page of a booking asks for. */
export const bookingAnswers = (
  detail: Detail = buildDetail(),
  {
    supplier = { isAnswered: true, status: 'confirmed', id: 'ord_0001', reference: 'HX-2231' },
    bank = { payments: [buildPayment()] },
  }: Views = {},
): Answering[] => [when(showBooking, detail), when(supplierView, supplier), when(bankView, bank)];
