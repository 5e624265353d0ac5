import {
  hotelAvailability,
  hotelQuote,
  hotelQuoted,
  paymentSettings,
  popularPlaces,
} from '@wayfare/api-contract';
import type { Quote } from '@wayfare/api-contract';
import {
  buildStayOption,
  fakeWire,
  installPayments,
  PAYMENT_SETTINGS,
  renderRoute,
  standStill,
  wireError,
  findErrorSummary,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, availability, searchOf, STAY } from '../testing/answers';
import { buildQuote, GUEST, keepGuest } from '../testing/bookings';

expect.extend(toHaveNoViolations);
standStill();
installPayments();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
});

const SEARCH = searchOf({ hotels: ['h-1'] });
const QUERY = { quote: 'q-1', optionRefId: 'opt-1', hotel_id: 'h-1', search: SEARCH };
const EXPIRED = wireError(410, { code: 'OFFER_EXPIRED', message: 'x' });

function open(path = address('/booking/step1', QUERY), quote: Quote | Response = buildQuote()) {
  return renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [hotelQuoted, quote],
      [hotelQuote, quote],
      [hotelAvailability, availability({ options: [buildStayOption()] })],
      [paymentSettings, PAYMENT_SETTINGS],
      [popularPlaces, []],
    ]),
  });
}

const field = (name: string) => screen.getByLabelText(name);
const send = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Continue to payment' }));

async function fillIn(user: UserEvent) {
  for (const [name, text] of [
    ['First name', GUEST.firstName],
    ['Last name', GUEST.lastName],
    ['E-mail address', GUEST.email],
    ['Phone number', GUEST.phone],
    ['Document number', GUEST.document],
  ] as const) {
    await user.type(field(name), text);
  }
  await user.click(field('Confirm e-mail address'));
  await user.paste(GUEST.confirmEmail);
  await user.selectOptions(field('Country'), 'Netherlands');
  await user.selectOptions(field('Type of identity document'), 'Passport');
}

describe('booking step 1', () => {
  it('HOT-06 HOT-32 has a labelled field for everything, and only the special request is optional', async () => {
    const { head } = await open();
    expect(head()).toMatchObject({ title: 'Step 1 of 3: Your details', noindex: true });
    expect(screen.getByRole('heading', { level: 1, name: 'Your details' })).toBeInTheDocument();
    for (const name of [
      'First name',
      'Last name',
      'E-mail address',
      'Confirm e-mail address',
      'Country',
      'Phone number',
      'Type of identity document',
      'Document number',
    ])
      expect(field(name)).toBeRequired();
    expect(field('Special request (optional)')).not.toBeRequired();
    expect(screen.getByRole('radio', { name: 'I am the main guest' })).toBeChecked();
    expect(field('First name')).toHaveAttribute('autocomplete', 'given-name');
    expect(field('Phone number')).toHaveAttribute('autocomplete', 'tel');
  });

  it('says where in the booking one is', async () => {
    await open();
    const steps = within(
      screen.getByRole('navigation', { name: 'Steps of your booking' }),
    ).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
  });

  it('PLT-11 HOT-42 HOT-43 HOT-44 sums up the stay and its price beside the form', async () => {
    const { user } = await open();
    const summary = within(screen.getByRole('complementary', { name: 'Your stay' }));
    for (const text of [
      /Hotel Mar Blau/,
      /from 16:00/,
      /until 10:00/,
      /2 nights, 2 adults, 1 room/,
      /Double room, Breakfast/,
      /Free cancellation until Sun 10 Jan 2027, 18:00/,
    ])
      expect(summary.getByText(text)).toBeInTheDocument();
    expect(summary.getByRole('row', { name: /VAT/ })).toHaveTextContent('€37.50');
    expect(summary.getByRole('row', { name: /Total/ })).toHaveTextContent('€412.50');
    expect(summary.getByRole('row', { name: /City tax/ })).toHaveTextContent('€12.00');
    expect(summary.getByRole('link', { name: 'Choose another room' })).toHaveAttribute(
      'href',
      address('/hotel', { hotel_id: 'h-1', search: SEARCH }),
    );
    const bar = summary.getByRole('button', { name: /Show details/ });
    await user.click(bar);
    expect(bar).toHaveAttribute('aria-expanded', 'true');
  });

  it('HOT-38, HOT-33 to HOT-39 names every missing answer at the top, moves the focus there and keeps what was typed', async () => {
    const { user, address: shown } = await open();
    await user.type(field('First name'), 'Al');
    await user.type(field('E-mail address'), 'x');
    await send(user);
    const summary = await findErrorSummary();
    expect(summary).toHaveFocus();
    expect(
      within(summary).getByRole('link', { name: 'This email is invalid' }),
    ).toBeInTheDocument();
    expect(
      within(summary).getByRole('link', { name: 'Last name: please fill this in' }),
    ).toBeInTheDocument();
    expect(
      within(summary).getByRole('link', { name: 'Type of identity document: please fill this in' }),
    ).toBeInTheDocument();
    expect(field('First name')).toHaveValue('Al');
    expect(shown()).toContain('/booking/step1');
    await user.click(
      within(summary).getByRole('link', { name: 'Document number: please fill this in' }),
    );
    expect(field('Document number')).toHaveFocus();
  });

  it.each<[string, string, string, string | null]>([
    [
      'HOT-33',
      'First name',
      'Al',
      'First name: please enter at least 3 letters. If your name is shorter, write it out with a second name.',
    ],
    ['HOT-33', 'Last name', 'Ali', null],
    ['HOT-34', 'E-mail address', 'a@b', 'This email is invalid'],
    [
      'HOT-37',
      'Phone number',
      'abc',
      'Enter a phone number with its digits, for example +31 6 12345678',
    ],
    ['HOT-37', 'Phone number', '+31 6 1234 5678 90123', 'A phone number has at most 20 characters'],
    ['HOT-37', 'Phone number', '+31612345678', null],
    [
      'HOT-39',
      'Document number',
      'AB<12>',
      'Enter 3 to 30 letters and digits, as they stand on the document',
    ],
    ['HOT-39', 'Document number', 'NX1234567', null],
  ])('%s judges %s %s when it is left', async (_, name, text, message) => {
    const { user } = await open();
    await user.type(field(name), text);
    await user.tab();
    if (message === null) expect(field(name)).toBeValid();
    else expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('HOT-35 wants both addresses to be equal, and is content once they are', async () => {
    const { user } = await open();
    await user.type(field('E-mail address'), 'anna@example.com');
    await user.type(field('Confirm e-mail address'), 'anna@example.co');
    await user.tab();
    expect(await screen.findByText('Email and confirm email are not equal')).toBeInTheDocument();
    await user.clear(field('E-mail address'));
    await user.type(field('E-mail address'), 'anna@example.co');
    await waitFor(() =>
      expect(screen.queryByText('Email and confirm email are not equal')).not.toBeInTheDocument(),
    );
  });

  it('HOT-36 counts a special request up to 1024 characters and takes no more', async () => {
    const { user } = await open();
    await user.click(field('Special request (optional)'));
    await user.paste('x'.repeat(1025));
    expect(field('Special request (optional)')).toHaveValue('x'.repeat(1024));
    expect(screen.getByText('1024 of 1024 characters')).toBeInTheDocument();
  });

  it('asks for the guest when the booking is for someone else', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'I book for someone else' }));
    await fillIn(user);
    await send(user);
    expect(
      within(await findErrorSummary()).getByRole('link', {
        name: 'First name of the guest: please fill this in',
      }),
    ).toBeInTheDocument();
  });

  it('goes on to step 2 with the choice in its address', async () => {
    const { user, address: shown } = await open();
    await fillIn(user);
    await send(user);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Check and pay' }),
    ).toBeInTheDocument();
    expect(shown()).toBe(address('/booking/step2', QUERY));
  });

  it('keeps what was typed through a reload and in the other language', async () => {
    const first = await open();
    await first.user.type(field('First name'), 'Anna');
    first.view.unmount();
    await open(address('/nl/boeking/stap1', QUERY));
    expect(field('Voornaam')).toHaveValue('Anna');
    expect(field('Land')).toHaveValue('NL');
  });

  it('3.3.7 asks nothing again for another room', async () => {
    keepGuest();
    await open(
      address('/booking/step1', { ...QUERY, quote: 'q-2' }),
      buildQuote({ optionRefId: 'q-2' }),
    );
    expect(field('Document number')).toHaveValue(GUEST.document);
    expect(field('Country')).toHaveDisplayValue('Netherlands');
  });

  it('tells a price that changed on the way', async () => {
    await open(undefined, buildQuote({ priceChanged: true, previousPrice: '400.00' }));
    expect(screen.getByText('It was €400.00 and is now €412.50.')).toBeInTheDocument();
  });

  it('CON-06 HOT-45 pushes begin_checkout once, in euros', async () => {
    const first = await open();
    first.view.unmount();
    await open();
    expect(window.dataLayer).toHaveLength(1);
    expect(window.dataLayer?.[0]).toMatchObject({
      event: 'begin_checkout',
      ecommerce: {
        currency: 'EUR',
        value: 412.5,
        items: [{ item_id: 'h-1', location_name: 'Barcelona', adults: 2, children: 0, rooms: 1 }],
      },
    });
  });

  it('speaks Dutch', async () => {
    const { user } = await open(address('/nl/boeking/stap1', QUERY));
    expect(screen.getByRole('heading', { level: 1, name: 'Je gegevens' })).toBeInTheDocument();
    await user.type(field('E-mailadres'), 'x');
    await user.tab();
    expect(await screen.findByText('Dit e-mailadres is ongeldig')).toBeInTheDocument();
  });

  it('is accessible, with its errors as well', async () => {
    const { user, view } = await open();
    await send(user);
    await findErrorSummary();
    expect(await axe(view.container)).toHaveNoViolations();
  });
});

describe('a step 1 without a quote', () => {
  const choice = { optionRefId: 'opt-1', hotel_id: 'h-1', search: SEARCH };

  it('quotes the room that was chosen without a script, and keeps the quote in its address', async () => {
    const { wire, address: shown } = await open(address('/booking/step1', choice));
    expect(wire.requestsTo(hotelQuote)).toEqual([
      {
        optionRefId: 'opt-1',
        hotel_id: 'h-1',
        ...STAY,
        occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
        shownPrice: '412.50',
        language: 'en',
        nationality: 'GB',
      },
    ]);
    expect(shown()).toBe(address('/booking/step1', QUERY));
    expect(field('First name')).toBeInTheDocument();
  });

  it('says that the room is taken', async () => {
    await open(address('/booking/step1', { ...choice, optionRefId: 'opt-gone' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The room has been sold in the meantime.');
  });

  it.each([
    ['/booking/step1'],
    [address('/booking/step1', { optionRefId: 'opt-1', hotel_id: 'h-1', search: 'garbage' })],
  ])('asks for a choice at %s', async (path) => {
    await open(path);
    expect(screen.getByRole('link', { name: 'Search hotels' })).toHaveAttribute(
      'href',
      '/accommodations',
    );
  });

  it.each([
    ['the API says so', EXPIRED],
    ['its time is over', buildQuote({ expires_at: '2026-12-10T08:59:00Z' })],
    ['nobody knows it', wireError(404, { code: 'NOT_FOUND', message: 'x' })],
  ])(
    'ERR-10 an expired offer leads to a search that keeps the criteria, when %s',
    async (_, quote) => {
      keepGuest();
      const { view } = await open(undefined, quote);
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Your dates, guests and details are kept.',
      );
      expect(screen.getByRole('link', { name: 'Search again' })).toHaveAttribute(
        'href',
        address('/hotel', { hotel_id: 'h-1', search: SEARCH }),
      );
      expect(window.sessionStorage.getItem('draft.hotels.guest')).toContain('Visser');
      expect(await axe(view.container)).toHaveNoViolations();
    },
  );

  it('ERR-25 a failure can be tried again in place', async () => {
    let fails = true;
    const wire = fakeWire([
      [
        hotelQuoted,
        () => (fails ? wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' }) : buildQuote()),
      ],
    ]);
    const { user } = await renderRoute(vertical, manifest, address('/booking/step1', QUERY), {
      wire,
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was booked or charged.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your details' }),
    ).toBeInTheDocument();
  });
});
