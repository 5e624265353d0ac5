import { hotelQuoted, paymentSettings } from '@wayfare/api-contract';
import {
  GOOD_GUEST,
  GUEST_CASES,
  guestWith,
  type GuestCase,
} from '@wayfare/api-contract/guest-cases';
import {
  fakeWire,
  installPayments,
  PAYMENT_SETTINGS,
  renderRoute,
  standStill,
} from '@wayfare/testing';
import { screen, waitFor } from '@testing-library/react';
import manifest from '../../../vertical.json';
import { vertical } from '../../remote';
import { address, searchOf } from '../../testing/answers';
import { buildQuote, keepGuest } from '../../testing/bookings';

standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());

const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail address',
  confirmEmail: 'Confirm e-mail address',
  specialRequest: 'Special request (optional)',
  country: 'Country',
  phone: 'Phone number',
  documentType: 'Type of identity document',
  document: 'Document number',
} as const;

type Field = GuestCase[1];

/** The n-th case of each field beside those of the others: a form judges them all at once, and costs a third of a second. */
function together(cases: readonly GuestCase[]): GuestCase[][] {
  const forms: GuestCase[][] = [];
  const taken = new Map<Field, number>();
  for (const one of cases) {
    // the second address is held against the first
    const field = one[1] === 'confirmEmail' ? 'email' : one[1];
    const number = taken.get(field) ?? 0;
    taken.set(field, number + 1);
    (forms[number] ??= []).push(one);
  }
  return forms;
}

const titled = (cases: readonly GuestCase[]) =>
  together(cases).map(
    (form) =>
      [
        form.map(([id, field, value]) => `${id} ${field} "${value.slice(0, 24)}"`).join(', '),
        form,
      ] as const,
  );

async function sent(form: readonly GuestCase[]): Promise<void> {
  const good: Record<string, unknown> = GOOD_GUEST;
  keepGuest(form.reduce((guest, [, field, value]) => guestWith(field, value, guest), good));
  const wire = fakeWire([
    [hotelQuoted, buildQuote()],
    [paymentSettings, PAYMENT_SETTINGS],
  ]);
  const { user } = await renderRoute(
    vertical,
    manifest,
    address('/booking/step1', {
      quote: 'q-1',
      optionRefId: 'opt-1',
      hotel_id: 'h-1',
      search: searchOf({ hotels: ['h-1'] }),
    }),
    { wire },
  );
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
}

// the same table as the schema's and the API's: what the form lets through, the API takes
it.each(titled(GUEST_CASES.filter(([, , , problem]) => problem === null)))(
  'the form takes %s',
  async (_title, form) => {
    await sent(form);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Check and pay' }),
    ).toBeInTheDocument();
  },
);

// six digits are a whole number behind the calling code that the field has
const isRefused = ([, , value, problem]: GuestCase) => problem !== null && value !== '123456';

it.each(titled(GUEST_CASES.filter(isRefused)))(
  'the form refuses %s, and nothing else',
  async (_title, form) => {
    await sent(form);
    const fields = form.map(([, field]) => field);
    const refused = fields.map((field) => LABELS[field]);
    // an address that is none is not confirmed either
    const passedOver: string[] = fields.includes('email') ? [LABELS.confirmEmail] : [];
    await waitFor(() => expect(screen.getByLabelText(refused[0] ?? '')).toBeInvalid());
    for (const label of refused) expect(screen.getByLabelText(label)).toBeInvalid();
    for (const label of Object.values(LABELS).filter(
      (one) => !refused.includes(one) && !passedOver.includes(one),
    ))
      expect(screen.getByLabelText(label)).toBeValid();
  },
);
