/* What a traveller typed into every journey of the site, looked for in the browser once the visit or the booking is over. */
import { createStore } from 'jotai';
import { buildTrainBasket } from '@wayfare/testing/train-basket-builders';
import { buildTicketItem } from '@wayfare/testing/train-item-builders';
import { createAttempts } from '@wayfare/checkout';
import { writeStored } from '@wayfare/forms';
import { forgetPeople } from '@wayfare/session';
import { createSession } from '@wayfare/session/shell';
import { accessMemory } from '../../libs/checkout/src/access/booking-access';
import { KEPT } from '../../libs/session/src/kept-keys';
import { createSessionApi } from '../../libs/session/src/testing/session.fixture';
import { keepDraft as keepAccount } from '../../mfe-account/src/features/credentials/account-draft';
import {
  attemptKey,
  keepDraft as keepMessage,
} from '../../mfe-content/src/features/contact/contact-draft';
import { EMPTY_STORE } from '../../mfe-flights/src/domain/draft/stored-flight';
import { updateFlightStore } from '../../mfe-flights/src/state/flight-store';
import { emptyTraveller } from '../../mfe-flights/src/domain/draft/typed-traveller';
import { keepGuestDraft } from '../../mfe-hotels/src/state/guest-draft';
import { keepBasket } from '../../mfe-trains/src/state/basket/cart-store';
import { draftOfItem, keepDrafts } from '../../mfe-trains/src/state/passenger-drafts';

const CANARY = {
  name: 'Quirine',
  surname: 'Canarisse',
  email: 'quirine@canary.example',
  phone: '0687654321',
  document: 'NX9CANARY7',
  birthDay: '29',
  birthMonth: '2',
  birthYear: '1912',
} as const;
const TRACES = [
  'Quirine',
  'Canarisse',
  'quirine@canary.example',
  '687654321',
  'NX9CANARY7',
  '1912',
];
const STORES = { session: () => window.sessionStorage, local: () => window.localStorage } as const;

const contents = () =>
  Object.values(STORES)
    .map((store) => JSON.stringify({ ...store() }))
    .join('\n');
const tracesLeft = () => TRACES.filter((trace) => contents().includes(trace));

function typeEverywhere(): void {
  const { name, surname, email, phone, document, birthDay, birthMonth, birthYear } = CANARY;
  const traveller = {
    ...emptyTraveller('adult'),
    name,
    surname,
    birthDay,
    birthMonth,
    birthYear,
    phoneNumber: phone,
  };
  updateFlightStore({
    ...EMPTY_STORE,
    travelers: [traveller],
    contactInfo: { email, confirm_email: email },
  });
  keepGuestDraft({
    firstName: name,
    lastName: surname,
    email,
    confirmEmail: email,
    phone,
    document,
  });
  const item = buildTicketItem();
  keepDrafts([
    {
      ...draftOfItem(item),
      passengers: draftOfItem(item).passengers.map((passenger) => ({
        ...passenger,
        firstName: name,
        lastName: surname,
        emailAddress: email,
      })),
    },
  ]);
  keepBasket(
    buildTrainBasket({
      bookingItems: [
        {
          ...item,
          travelers: item.travelers.map((traveler) => ({
            ...traveler,
            firstName: name,
            lastName: surname,
            emailAddress: email,
            phoneNumber: phone,
          })),
        },
      ],
    }),
  );
  for (const vertical of ['hotels', 'flights', 'trains', 'account'] as const)
    accessMemory(vertical).keep({ reference: 'AB12CD34', email, pin: '' });
  keepAccount({ name, surname, email });
  keepMessage({
    name: `${name} ${surname}`,
    email,
    subject: 'x',
    question: phone,
    captcha: false,
    website: '',
  });
  attemptKey({ name, email });
}

function everyKey(): void {
  for (const [key, { store }] of Object.entries(KEPT))
    if (STORES[store]().getItem(key) === null) STORES[store]().setItem(key, JSON.stringify(CANARY));
}

function tab() {
  const store = createStore();
  return createSession({
    api: createSessionApi().api,
    store,
    storage: { local: window.localStorage, session: window.sessionStorage },
  });
}

const member = (user: string) =>
  ({
    user,
    token: `${user}-token`,
    name: user,
    lastname: 'x',
    language: 'en',
    profile: null,
  }) as const;

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it('knows that the canaries are there before they are looked for', () => {
  typeEverywhere();
  expect(tracesLeft()).toEqual(TRACES);
});

it('SES-14 logging out leaves nothing of whoever was here, under any key', async () => {
  const session = tab();
  await session.login(member('u-1'));
  typeEverywhere();
  everyKey();
  await session.logout();
  const left = Object.entries(KEPT).filter(([key, { store }]) =>
    STORES[store]().getItem(key)?.includes('Canarisse'),
  );
  expect(left.map(([, { life }]) => life)).toEqual(left.map(() => 'browser'));
  window.sessionStorage.removeItem('chunkReloadedAt');
  expect(tracesLeft()).toEqual([]);
  session.stop();
});

it('logging in as somebody else leaves nothing of who was here before, also after a session that was lost', async () => {
  const session = tab();
  await session.login(member('u-1'));
  typeEverywhere();
  session.setToken('');
  expect(tracesLeft()).toEqual(TRACES);
  await session.login(member('u-2'));
  expect(tracesLeft()).toEqual([]);
  session.stop();
});

it('ERR-03 logging in again as the same person loses nothing', async () => {
  const session = tab();
  await session.login(member('u-1'));
  typeEverywhere();
  session.setToken('');
  await session.login(member('u-1'));
  expect(tracesLeft()).toEqual(TRACES);
  session.stop();
});

it('a visitor who logs in goes on with what was typed, but not with what somebody ordered here', async () => {
  const [first, second] = [tab(), tab()];
  typeEverywhere();
  await first.login(member('u-1'));
  expect(tracesLeft()).toEqual(TRACES);
  first.stop();
  window.sessionStorage.clear();
  window.localStorage.clear();
  typeEverywhere();
  createAttempts('hotelAttempts').keep('q-1', {
    quoteId: 'q-1',
    clientReference: 'r',
    fingerprint: 'f',
    timing: 'now',
    bookKey: 'b',
    intentKey: 'i',
    bookingId: 'b-1',
    outcome: 'paid',
  });
  await second.login(member('u-1'));
  expect(tracesLeft()).toEqual([]);
  expect(createAttempts('hotelAttempts').paidBooking('q-1')).toBe('b-1');
  second.stop();
});

it('a booking that is made leaves nobody who was typed in', () => {
  typeEverywhere();
  writeStored('searchFlights', { from: 'AMS' }, 'local');
  forgetPeople();
  expect(tracesLeft()).toEqual([]);
  expect(window.localStorage.getItem('searchFlights')).toBe('{"from":"AMS"}');
});
