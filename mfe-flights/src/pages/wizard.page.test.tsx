import {
  fareBrands,
  flightBooking,
  flightOffer,
  flightQuote,
  savedTravellers,
  seatMaps,
} from '@wayfare/api-contract';
import type { FlightBookingView, SavedTraveller } from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import {
  buildFlightBookingView,
  buildFlightOffer,
  fakeWire,
  renderRoute,
  standStill,
  wireError,
  type RenderRouteOptions,
  errorSummary,
} from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { withBag } from '../features/bags/bag-choices';
import { updateFlightStore } from '../features/booking/flight-store';
import { vertical } from '../remote';
import { keepFlight, keptFlight, TYPED_PARTY } from '../testing/party';
import { airline, at, FLEX, FRESH, OFFER, SEARCH, type Airline } from '../testing/wizard-answers';

expect.extend(toHaveNoViolations);
standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
  clearQueryCache();
});

const BRAM: SavedTraveller = {
  id: 'tr-1',
  firstName: 'Bram',
  lastName: 'Visser',
  dateOfBirth: '1988-11-04',
  gender: 'MALE',
  email: 'bram@example.com',
  phone: '+31612345678',
  country: 'NL',
  documentType: '',
  document: '',
  documentExpires: '',
};

function open(
  path: string,
  {
    user,
    booking = buildFlightBookingView(),
    ...setting
  }: Airline & { user?: NonNullable<RenderRouteOptions['user']>; booking?: FlightBookingView } = {},
) {
  const air = airline(setting);
  const wire = fakeWire([
    [flightOffer('off_1'), air.first],
    [flightOffer('off_2'), air.fresh],
    [flightOffer('off_flex'), air.flex],
    [fareBrands(), air.brands],
    [seatMaps(), air.maps],
    [flightQuote(), air.quote],
    [savedTravellers, { travellers: [BRAM] }],
    [flightBooking, booking],
  ]);
  return renderRoute(vertical, manifest, path, { wire, ...(user === undefined ? {} : { user }) });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const GONE = () => wireError(410, { code: 'OFFER_EXPIRED', message: 'x' });
const bagOf = (traveller: number, quantity: number) => {
  const [bag] = (OFFER.available_services ?? []).slice(traveller);
  return bag === undefined ? [] : withBag([], bag, quantity);
};
const ALONE = buildFlightOffer({ passengers: OFFER.passengers.slice(0, 1) });

describe('an offer that this tab has bought', () => {
  const attempt = {
    quoteId: 'q-1',
    clientReference: 'r',
    fingerprint: 'f',
    timing: 'now',
    bookKey: 'k',
    intentKey: 'i',
    bookingId: 'f-1',
    offer: 'off_1',
  };
  const keepAttempt = (outcome: string) =>
    window.sessionStorage.setItem(
      'flightAttempts',
      JSON.stringify({ 'q-1': { ...attempt, outcome } }),
    );
  const RECEIPT = `/flights/booking/success?${SEARCH}&booking=f-1`;

  it.each(['', '/who-is-flying', '/baggage-and-extras', '/seatmap', '/payment'])(
    'HOT-46 is its receipt at /flights/booking%s, which takes the step’s place in the history',
    async (step) => {
      keepFlight({ flight: OFFER, travelers: TYPED_PARTY });
      keepAttempt('paid');
      const { address, wire, router } = await open(at(step));
      expect(await heading('Your flights are booked')).toBeVisible();
      expect(address()).toBe(RECEIPT);
      expect(wire.requestsTo(flightQuote())).toEqual([]);
      await act(() => router.navigate('/flights'));
      await heading('Flights');
      await act(() => router.navigate(-1));
      expect(await heading('Your flights are booked')).toBeVisible();
    },
  );

  it('HOT-46 is its booking where the airline says that it is over and this tab never heard the answer', async () => {
    keepAttempt('sent');
    const { address } = await open(at('/seatmap'), { offer: GONE() });
    await waitFor(() => expect(address()).toBe(RECEIPT));
  });

  it('FLT-40 is booked like any other when its booking came to nothing', async () => {
    keepFlight({ flight: OFFER });
    keepAttempt('paid');
    const { router, address } = await open(RECEIPT, {
      booking: buildFlightBookingView({
        status: 'failed',
        reason: 'SUPPLIER_FAILED',
        documents: null,
        payment: { state: 'voided', charged: '0.00', refunded: '0.00' },
      }),
    });
    expect(await heading('Your booking could not be completed')).toBeVisible();
    await act(() => router.navigate(at('')));
    expect(await screen.findByRole('table', { name: 'Ticket types compared' })).toBeVisible();
    expect(address()).toBe(at(''));
  });
});

describe('ticket type', () => {
  it('CON-06 FLT-04 OQ-46 compares the fares of the same flights in a table, and goes on with the one that is chosen', async () => {
    const { user, wire, view, head, address } = await open(at(''));
    expect(head()).toMatchObject({ title: 'Step 2 of 7: Ticket type', noindex: true });
    const table = within(await screen.findByRole('table', { name: 'Ticket types compared' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Economy Standard Your choice',
      'Economy Flex ',
    ]);
    const rowOf = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(rowOf('Checked bags')).toEqual([
      '1 for each traveller with a seat',
      '1 for each traveller with a seat',
    ]);
    expect(rowOf('Change before departure')).toEqual([
      'Possible for €210.00',
      'The airline does not say',
    ]);
    expect(rowOf('Refund before departure')).toEqual(['Not possible', 'Free']);
    expect(rowOf('Hold without paying')).toEqual([
      'Not possible',
      'Until Sat 12 Dec 2026, 12:00 (time in Amsterdam)',
    ]);
    expect(rowOf('Price')[1]).toContain('€140.00 more');
    expect(wire.requestsTo(fareBrands())[0]).toMatchObject({
      itinerary: OFFER.slices.map(({ itinerary_key: key }) => key),
      passengers: [
        { type: 'adult' },
        { type: 'adult' },
        { type: 'child', age: 7 },
        { type: 'infant_without_seat' },
      ],
    });
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(table.getByRole('link', { name: 'Choose Economy Flex' }));
    await heading('Who’s flying');
    expect(address()).toBe(`/flights/booking/who-is-flying?${SEARCH}&offer=off_flex&request=orq_2`);
    expect(keptFlight().flight?.id).toBe('off_flex');
    expect(window.dataLayer).toMatchObject([
      {
        event: 'begin_checkout',
        ecommerce: {
          currency: 'EUR',
          value: 700.6,
          items: [
            {
              item_category: 'Flight',
              item_name: 'Amsterdam - Barcelona, Barcelona - Amsterdam',
              item_id: 'KL 1665, KL 2404, KL 1246',
            },
          ],
        },
      },
    ]);
  });

  it('goes on with the fare that was found when the others can’t be had', async () => {
    const { user } = await open(at(''), {
      brands: wireError(504, { code: 'SUPPLIER_TIMEOUT', message: 'x' }),
    });
    expect(await screen.findByText(/The other ticket types could not be loaded/)).toBeVisible();
    const [choose] = screen.getAllByRole('link', { name: 'Choose Economy Standard' });
    if (choose !== undefined) await user.click(choose);
    await heading('Who’s flying');
  });

  it('OQ-52 takes bags along to another ticket type, and says which it does not have', async () => {
    const heavy = bagOf(1, 2).map((bag) => ({
      ...bag,
      id: 'heavy',
      bag: bag.bag === null ? null : { ...bag.bag, maximum_weight_kg: 32 },
    }));
    keepFlight({ flight: OFFER, amenities: [...bagOf(0, 1), ...heavy] });
    const { user } = await open(at(''), { brands: [OFFER, { ...FLEX, id: 'off_2' }] });
    const [, flex] = within(
      await screen.findByRole('table', { name: 'Ticket types compared' }),
    ).getAllByRole('link');
    if (flex !== undefined) await user.click(flex);
    await heading('Who’s flying');
    expect(keptFlight()).toMatchObject({
      flight: { id: 'off_2' },
      amenities: [{ type: 'baggage', quantity: 1, amount: '32.00' }],
    });
    expect(screen.getByText('Not everything comes with this ticket type')).toBeVisible();
    expect(screen.getByText('Traveller 2, Amsterdam to Barcelona: 2 × Checked bag')).toBeVisible();
  });

  it.each(['', '/who-is-flying', '/baggage-and-extras', '/payment'])(
    'FLT-04 says at /flights/booking%s without an offer where to begin',
    async (step) => {
      const { view } = await open(`/flights/booking${step}`);
      expect(await heading('Nothing to book yet')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Search flights' })).toHaveAttribute(
        'href',
        '/flights',
      );
      if (step === '') expect(await axe(view.container)).toHaveNoViolations();
    },
  );
});

const form = () => screen.getByRole('form', { name: 'Who’s flying' });
const traveller = (number: number) =>
  within(screen.getByRole('region', { name: new RegExp(`^Traveller ${number}`) }));
const submit = (user: Awaited<ReturnType<typeof open>>['user'], name = 'Continue to baggage') =>
  user.click(screen.getByRole('button', { name }));

const optionsOf = (field: HTMLElement) =>
  within(field)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, textContent }) => [value, textContent]);

describe('who is flying', () => {
  it('FLT-05 FLT-21 FLT-22 FLT-30 OQ-48 asks all that the airline needs, shows the name on the ticket, judges when a field is left, and goes on', async () => {
    const { user, address, head, view } = await open(at('/who-is-flying'), { offer: ALONE });
    expect(head()).toMatchObject({ title: 'Step 3 of 7: Who’s flying' });
    const one = traveller(1);
    const type = async (label: string, text: string, leave = () => user.tab()) => {
      const field = within(form()).getByLabelText(label);
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
      await leave();
    };
    await type('First names, as in the passport', 'J0se');
    expect(one.getByText('Use letters, spaces, hyphens and apostrophes only')).toBeVisible();
    await type('First names, as in the passport', 'José');
    await type('Surname, as in the passport', "Núñez-O'Hara");
    expect(one.getByText("NUNEZ-O'HARA / JOSE")).toBeVisible();
    expect(optionsOf(one.getByLabelText('Gender'))).toEqual([
      ['', 'Choose'],
      ['MALE', 'Male'],
      ['FEMALE', 'Female'],
    ]);
    expect(optionsOf(one.getByLabelText('Type of phone')).slice(1)).toEqual([
      ['LANDLINE', 'Landline'],
      ['MOBILE', 'Mobile'],
      ['FAX', 'Fax'],
    ]);
    await user.selectOptions(one.getByLabelText('Gender'), 'Male');
    await type('Day', '30');
    await type('Month', '2');
    expect(one.queryByText(/This is no date/)).not.toBeInTheDocument();
    await type('Year', '1988');
    expect(one.getByText('This is no date: check day, month and year')).toBeVisible();
    expect(one.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      /This is no date/,
    );
    await type('Day', '2');
    await user.selectOptions(one.getByLabelText('Type of phone'), 'Mobile');
    await type('Country code', '31');
    await type('Phone number', '612345678');
    await type('E-mail address', 'jose@example.com');
    await type('Confirm e-mail address', 'jose@example.org', () => user.tab({ shift: true }));
    expect(screen.getByText('The two e-mail addresses are not equal')).toBeVisible();
    expect(await axe(view.container)).toHaveNoViolations();
    await type('Confirm e-mail address', 'jose@example.com');
    await submit(user);
    await heading('Baggage and extras');
    expect(address()).toBe(at('/baggage-and-extras'));
    expect(keptFlight()).toMatchObject({
      travelers: [
        { name: 'José', birthDay: '2', birthYear: '1988', gender: 'MALE', phoneType: 'MOBILE' },
      ],
      flight: { id: 'off_1' },
    });
  });

  it('FLT-27 FLT-29 lists what is missing with the traveller’s number, and leads to the field', async () => {
    keepFlight({
      travelers: TYPED_PARTY.map((typed, index) =>
        index === 2
          ? { ...typed, responsibleAdult: '' }
          : index === 3
            ? { ...typed, name: '', birthYear: '2019' }
            : typed,
      ),
    });
    const { user, view, address } = await open(at('/who-is-flying'));
    await submit(user);
    const summary = errorSummary();
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Traveller 3 (child): Choose the adult who is responsible',
      'Traveller 4 (infant): Fill in the first names',
      'Traveller 4 (infant): An infant is 0 or 1 on the day of departure',
    ]);
    await user.click(within(summary).getByRole('link', { name: /^Traveller 3/ }));
    expect(traveller(3).getByLabelText('Responsible adult')).toHaveFocus();
    expect(
      within(traveller(3).getByLabelText('Responsible adult'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose an adult', 'Anneke de Vries', 'Łukasz de Vries']);
    expect(address()).toBe(at('/who-is-flying'));
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('C3 keeps what was typed over a reload and in the other language', async () => {
    const first = await open(at('/who-is-flying'));
    await first.user.type(traveller(1).getByLabelText('First names, as in the passport'), 'Anneke');
    await first.user.click(traveller(2).getByLabelText('Same phone as traveller 1'));
    expect(traveller(2).queryByLabelText('Phone number')).not.toBeInTheDocument();
    first.view.unmount();
    const second = await open(`/nl/vluchten/boeking/wie-gaat-vliegen?${SEARCH}&offer=off_1`);
    const one = within(screen.getByRole('region', { name: 'Reiziger 1 (volwassene)' }));
    expect(one.getByLabelText('Voornamen, zoals in het paspoort')).toHaveValue('Anneke');
    expect(await axe(second.view.container)).toHaveNoViolations();
  });

  it('3.3.7 fills in a saved traveller of a member, and their address', async () => {
    const { user } = await open(at('/who-is-flying'), {
      offer: ALONE,
      user: {
        user: 'u1',
        name: 'Anne',
        lastname: 'Hofman',
        profile: { email: 'anne@example.com' },
      },
    });
    await screen.findByRole('option', { name: 'Bram Visser' });
    await user.selectOptions(screen.getByLabelText('Fill in a saved traveller'), 'Bram Visser');
    for (const [label, value] of [
      ['First names, as in the passport', 'Bram'],
      ['Year', '1988'],
      ['Gender', 'MALE'],
      ['Country code', '31'],
      ['Phone number', '612345678'],
      ['E-mail address', 'bram@example.com'],
    ] as const) {
      expect(within(form()).getByLabelText(label)).toHaveValue(value);
    }
  });
});

describe('baggage and extras', () => {
  it('CON-08 FLT-06 FLT-33 FLT-37 shows what is included and adds a bag, whose price the total follows; the airline is asked before the seats', async () => {
    keepFlight();
    const { user, wire, view, head, address } = await open(at('/baggage-and-extras'));
    expect(head()).toMatchObject({ title: 'Step 4 of 7: Baggage and extras' });
    const anneke = within(screen.getByRole('region', { name: 'Anneke de Vries' }));
    expect(anneke.getAllByText('1 cabin bag included, 1 checked bag included')).toHaveLength(2);
    expect(anneke.getAllByText('€32.00 each · up to 23 kg, 43 × 75 × 90 cm')).toHaveLength(2);
    const summary = within(screen.getByRole('complementary', { name: 'Your flights' }));
    const [more] = anneke.getAllByRole('button', {
      name: /^\+ Checked bag, up to \d+ kg.* for Anneke de Vries, .* to .*, 0$/,
    });
    if (more !== undefined) await user.click(more);
    expect(summary.getByRole('row', { name: /^Total/ })).toHaveTextContent('€592.60');
    // the new total alone, not the table once more
    expect(summary.getByRole('status')).toHaveTextContent(/^Total €592\.60, €32\.00 more$/);
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Continue to seats' }));
    await waitFor(() => expect(address()).toBe(at('/seatmap')));
    expect(wire.requestsTo(flightQuote())).toMatchObject([
      { offer_id: 'off_1', services: [{ id: 'ase_bag_sli_1_pas_1', quantity: 1 }] },
    ]);
    expect(window.dataLayer).toMatchObject([
      {
        event: 'add_to_cart',
        ecommerce: {
          currency: 'EUR',
          items: [{ item_name: 'checked bag', item_category: 'Flight' }],
        },
      },
    ]);
  });

  it('FLT-37 takes a bag out again', async () => {
    keepFlight({ flight: OFFER, amenities: bagOf(0, 1) });
    const { user } = await open(at('/baggage-and-extras'));
    await user.click(
      within(screen.getByRole('region', { name: 'Anneke de Vries' })).getByRole('button', {
        name: /^− Checked bag, .*, 1$/,
      }),
    );
    expect(
      within(screen.getByRole('complementary')).getByRole('row', { name: /^Total/ }),
    ).toHaveTextContent('€560.60');
    expect(window.dataLayer).toMatchObject([{ event: 'remove_from_cart' }]);
  });

  it('FLT-43 goes on without extra bags when they can’t be loaded', async () => {
    keepFlight();
    const { user, address, view } = await open(at('/baggage-and-extras'), {
      bags: wireError(502, { code: 'BAGS_FAILED', message: 'x' }),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Extra bags could not be loaded');
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Continue without extra bags' }));
    await waitFor(() => expect(address()).toBe(at('/seatmap')));
  });

  it('FLT-44 takes bags out that the airline does not include: the total is what it was', async () => {
    keepFlight({ flight: OFFER, amenities: bagOf(0, 2) });
    const { user, address } = await open(at('/baggage-and-extras'), {
      quote: () => wireError(502, { code: 'BAGS_FAILED', message: 'x' }),
    });
    await user.click(screen.getByRole('button', { name: 'Continue to seats' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Baggage could not be included');
    expect(
      within(screen.getByRole('complementary')).getByRole('row', { name: /^Total/ }),
    ).toHaveTextContent('€560.60');
    expect(address()).toBe(at('/baggage-and-extras'));
    expect(keptFlight().amenities).toEqual([]);
  });

  it('C1 sends a visitor without travellers back to them, with a message', async () => {
    const { address } = await open(at('/baggage-and-extras'));
    expect(address()).toBe(at('/who-is-flying', '&note=travellers'));
    expect(screen.getByText('Fill in all travellers first')).toBeVisible();
  });

  it('C1 does so too on a page that the server made, which does not know them', async () => {
    keepFlight();
    const { address } = await open(at('/baggage-and-extras'));
    act(() => updateFlightStore({ travelers: [] }));
    await waitFor(() => expect(address()).toBe(at('/who-is-flying', '&note=travellers')));
  });
});

describe('an offer that is over', () => {
  const kept = { flight: OFFER, amenities: bagOf(0, 1) };

  it('ERR-10 OQ-52 finds the same flights again with one press, keeps everybody and says what was lost', async () => {
    keepFlight({
      ...kept,
      amenities: [
        ...kept.amenities,
        ...bagOf(0, 1).map((bag) => ({
          ...bag,
          id: 'old',
          bag: bag.bag === null ? null : { ...bag.bag, maximum_weight_kg: 32 },
        })),
      ],
    });
    const { user, view, address } = await open(at('/baggage-and-extras'), {
      offer: GONE(),
      brands: [FLEX, FRESH],
    });
    expect(await heading('This price is no longer held')).toBeVisible();
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Refresh price' }));
    await heading('Baggage and extras');
    expect(address()).toBe(
      `/flights/booking/baggage-and-extras?${SEARCH}&offer=off_2&request=orq_2`,
    );
    expect(screen.getByText('It was €560.60 and is now €570.60.')).toBeVisible();
    expect(screen.getByText('Traveller 1, Amsterdam to Barcelona: 1 × Checked bag')).toBeVisible();
    expect(keptFlight()).toMatchObject({
      flight: { id: 'off_2' },
      amenities: [{ quantity: 1 }],
      travelers: TYPED_PARTY,
    });
  });

  it.each([
    [
      'leads to the other ticket types when its own is not sold any more',
      [FLEX],
      'Ticket type',
      'This ticket type is no longer sold for these flights. Choose another one.',
    ],
    [
      'says that the flights are not sold any more',
      GONE(),
      'This price is no longer held',
      'These flights are no longer for sale',
    ],
  ])('OQ-52 %s', async (_, brands, title, text) => {
    keepFlight(kept);
    const { user } = await open(at('/who-is-flying'), { offer: GONE(), brands });
    await user.click(await screen.findByRole('button', { name: 'Refresh price' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await heading(title)).toBeVisible();
  });

  it('leads to other flights where this tab does not know them', async () => {
    await open(at('/who-is-flying'), { offer: GONE() });
    expect(await screen.findByRole('link', { name: 'Choose other flights' })).toHaveAttribute(
      'href',
      `/flights/results?${SEARCH}`,
    );
  });

  it('OQ-52 shows a clock in the last ten minutes, warns at five, and offers a fresh price at the end', async () => {
    keepFlight();
    const later = (time: string) =>
      act(() => {
        jest.setSystemTime(Date.parse(`2026-12-10T${time}Z`));
        document.dispatchEvent(new Event('visibilitychange'));
      });
    await open(at('/who-is-flying'));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    later('09:24:59');
    expect(screen.getByRole('timer')).toHaveTextContent('This price is held for 5:01');
    later('09:25:01');
    expect(screen.getByText('This price is held for 5 more minutes')).toBeInTheDocument();
    later('09:30:00');
    expect(screen.getByText('This price is no longer held')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh price' })).toBeVisible();
    expect(screen.getByRole('form', { name: 'Who’s flying' })).toBeInTheDocument();
  });

  it('OQ-51 says on each step that the airline changed the price since', async () => {
    keepFlight({ flight: { ...OFFER, total_amount: '540.60' } });
    const { wire } = await open(at('/baggage-and-extras'));
    expect(await screen.findByText('It was €540.60 and is now €560.60.')).toBeVisible();
    expect(wire.requestsTo(flightOffer('off_1'))).toHaveLength(1);
  });
});
