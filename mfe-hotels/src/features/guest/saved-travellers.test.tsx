import {
  hotelQuoted,
  login,
  paymentSettings,
  savedTravellers,
  type LoginResult,
  type SavedTraveller,
  type TravellerList,
} from '@wayfare/api-contract';
import { defineVertical, usePlatform } from '@wayfare/remote-kit';
import { useLoginPopup } from '@wayfare/session';
import {
  expectAccessible,
  fakeWire,
  fill,
  installPayments,
  networkFailure,
  PAYMENT_SETTINGS,
  renderRoute,
  standStill,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import manifest from '../../../vertical.json';
import { vertical } from '../../remote';
import { address, searchOf } from '../../testing/answers';
import { buildQuote } from '../../testing/bookings';

standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());

const QUERY = {
  quote: 'q-1',
  optionRefId: 'opt-1',
  hotel_id: 'h-1',
  search: searchOf({ hotels: ['h-1'] }),
};
const MEMBER = {
  user: 'u1',
  name: 'Anne',
  lastname: 'Hofman',
  profile: { email: 'anne@example.com' },
};
const BRAM: SavedTraveller = {
  id: 'tr-1',
  firstName: 'Bram',
  lastName: 'Visser',
  dateOfBirth: '',
  gender: '',
  email: '',
  phone: '+31612345678',
  country: 'NL',
  documentType: 'passport',
  document: 'NX1234567',
  documentExpires: '',
};
const SAVED: TravellerList = {
  travellers: [
    BRAM,
    {
      ...BRAM,
      id: 'tr-2',
      firstName: 'Lian',
      lastName: 'Berg',
      phone: '',
      documentType: '',
      document: '',
    },
  ],
};
const LOGIN: LoginResult = {
  ...MEMBER,
  language: 'en',
  picture: null,
  googleLoggued: false,
  token: 't',
  expiredTime: 4_000_000_000_000,
  serverTime: 1_800_000_000_000,
};

/** Stands for the login popup, which another vertical brings to every page. */
function Popup() {
  const [{ component }] = useLoginPopup();
  const { signIn } = usePlatform();
  if (component === null) return null;
  return (
    <button
      onClick={() =>
        void signIn({ user: 'anne@example.com', password: 'Passw0rd!', origin: 'web' })
      }
    >{`popup: ${component}`}</button>
  );
}
const noMessages = () => Promise.resolve({ default: {} });
const POPUP_ID = 'account.popup/v1';
const ACCOUNT = {
  vertical: defineVertical({
    name: 'account',
    routes: {},
    slots: { [POPUP_ID]: () => Promise.resolve({ Component: Popup }) },
    messages: { en: noMessages, nl: noMessages },
  }),
  manifest: {
    name: 'account',
    version: '1.0.0',
    contract: '^1.1.0',
    criticality: 'regular',
    routes: [],
    slots: [{ id: POPUP_ID, order: 1, label: { en: 'Log in', nl: 'Inloggen' } }],
    namespaces: ['account'],
  },
};

function open({
  path = '/booking/step1',
  user = MEMBER,
  saved = SAVED,
}: {
  path?: string;
  user?: Partial<typeof MEMBER>;
  saved?: TravellerList | ReturnType<typeof networkFailure>;
} = {}) {
  const wire = fakeWire([
    [hotelQuoted, buildQuote()],
    [paymentSettings, PAYMENT_SETTINGS],
    [savedTravellers, saved],
    [login, LOGIN],
  ]);
  return renderRoute(vertical, manifest, address(path, QUERY), {
    wire,
    user,
    beside: [ACCOUNT],
    frame: [{ vertical: 'account', id: POPUP_ID }],
  });
}

const field = (name: string) => screen.getByLabelText(name);
const choices = (label = 'Fill in a saved traveller') =>
  within(field(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('saved travellers in the details of a booking', () => {
  it.each([
    [
      '/booking/step1',
      'Fill in a saved traveller',
      ['Nobody', 'Yourself', 'Bram Visser', 'Lian Berg'],
    ],
    [
      '/nl/boeking/stap1',
      'Vul een bewaarde reiziger in',
      ['Niemand', 'Jezelf', 'Bram Visser', 'Lian Berg'],
    ],
  ])(
    '3.3.7 offers a member at %s themselves and everybody they have saved',
    async (path, label, expected) => {
      const { view } = await open({ path });
      await waitFor(() => expect(choices(label)).toEqual(expected));
      await expectAccessible(view.container);
    },
  );

  it('3.3.7 fills in what is known of them and says so; what was typed otherwise stays', async () => {
    const { user } = await open();
    await waitFor(() => expect(choices()).toContain('Bram Visser'));
    await fill(user, field('Special request (optional)'), 'A quiet room');
    await fill(user, field('E-mail address'), 'me@example.com');
    await user.selectOptions(field('Fill in a saved traveller'), 'Bram Visser');
    for (const [name, value] of [
      ['First name', 'Bram'],
      ['Last name', 'Visser'],
      ['Phone number', '612345678'],
      ['Country', 'NL'],
      ['Type of identity document', 'passport'],
      ['Document number', 'NX1234567'],
      ['E-mail address', 'me@example.com'],
      ['Special request (optional)', 'A quiet room'],
    ] as const) {
      expect(field(name)).toHaveValue(value);
    }
    expect(screen.getByText('Filled in: Bram Visser')).toHaveAttribute('role', 'status');
  });

  it('3.3.7 never mixes two people up', async () => {
    const { user } = await open();
    await waitFor(() => expect(choices()).toContain('Lian Berg'));
    await user.selectOptions(field('Fill in a saved traveller'), 'Bram Visser');
    await user.selectOptions(field('Fill in a saved traveller'), 'Lian Berg');
    expect(field('First name')).toHaveValue('Lian');
    for (const name of ['Phone number', 'Document number', 'Type of identity document'])
      expect(field(name)).toHaveValue('');
  });

  it('3.3.7 keeps the message of a field that is still wrong as it was filled in, and forgets what is over', async () => {
    const { user } = await open({
      saved: { travellers: [{ ...BRAM, firstName: 'Br4m', document: 'NX' }] },
    });
    await waitFor(() => expect(choices()).toContain('Br4m Visser'));
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(field('Last name')).toBeInvalid();
    await user.selectOptions(field('Fill in a saved traveller'), 'Br4m Visser');
    expect(field('First name')).toHaveValue('Br4m');
    expect(field('First name')).toBeInvalid();
    expect(field('Last name')).toBeValid();
  });

  it('3.3.7 fills in both fields of an address that is known', async () => {
    const { user } = await open();
    await user.selectOptions(field('Fill in a saved traveller'), 'Yourself');
    expect(field('E-mail address')).toHaveValue('anne@example.com');
    expect(field('Confirm e-mail address')).toHaveValue('anne@example.com');
    expect(window.sessionStorage.getItem('draft.hotels.guest')).toContain('Hofman');
  });

  it('offers themselves alone when nobody is saved, or nobody can say', async () => {
    const { wire } = await open({ saved: networkFailure() });
    await waitFor(() => expect(wire.requestsTo(savedTravellers)).toHaveLength(1));
    expect(choices()).toEqual(['Nobody', 'Yourself']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['/booking/step1', 'Log in to fill in your details', 'First name', 'Fill in a saved traveller'],
    [
      '/nl/boeking/stap1',
      'Log in om je gegevens in te vullen',
      'Voornaam',
      'Vul een bewaarde reiziger in',
    ],
  ])(
    'ACC-08 lets a visitor at %s log in over the form, and keeps every field',
    async (path, offer, name, label) => {
      const { user, wire, address: shown } = await open({ path, user: {} });
      const before = shown();
      expect(wire.requestsTo(savedTravellers)).toEqual([]);
      await fill(user, field(name), 'Typed');
      await user.click(screen.getByRole('button', { name: offer }));
      await user.click(await screen.findByRole('button', { name: 'popup: login' }));
      await waitFor(() => expect(choices(label)).toContain('Bram Visser'));
      expect(field(name)).toHaveValue('Typed');
      expect(shown()).toBe(before);
    },
  );
});
