import { expectAccessible, installPayments, standStill, findErrorSummary } from '@wayfare/testing';
import { itInLongRun } from '@wayfare/testing/long-run';
import { screen, within } from '@testing-library/react';
import { address } from '../testing/answers';
import { buildQuote, GUEST, keepGuest, QUERY, SEARCH } from '../testing/bookings';
import { field, fillIn, openStep1, send } from '../testing/step1-page';

standStill();
installPayments();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
});

describe('booking step 1', () => {
  it('HOT-06 HOT-32 has a labelled field for everything, and only the special request is optional', async () => {
    const { head } = await openStep1();
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
    for (const [name, token] of [
      ['First name', 'given-name'],
      ['Last name', 'family-name'],
      ['E-mail address', 'email'],
      ['Confirm e-mail address', 'email'],
      ['Country', 'country'],
      ['Country code', 'off'],
      ['Phone number', 'tel'],
      ['Document number', 'off'],
    ] as const)
      expect(field(name)).toHaveAttribute('autocomplete', token);
  });

  it('says where in the booking one is', async () => {
    await openStep1();
    const steps = within(
      screen.getByRole('navigation', { name: 'Steps of your booking' }),
    ).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
  });

  it('PLT-11 HOT-42 HOT-43 HOT-44 sums up the stay and its price beside the form', async () => {
    const { user } = await openStep1();
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

  it('goes on to step 2 with the choice in its address', async () => {
    const { user, address: shown } = await openStep1();
    await fillIn(user);
    await send(user);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Check and pay' }),
    ).toBeInTheDocument();
    expect(shown()).toBe(address('/booking/step2', QUERY));
  });

  it('keeps what was typed through a reload and in the other language', async () => {
    const first = await openStep1();
    await first.user.type(field('First name'), 'Anna');
    first.view.unmount();
    await openStep1(address('/nl/boeking/stap1', QUERY));
    expect(field('Voornaam')).toHaveValue('Anna');
    expect(field('Land')).toHaveValue('NL');
  });

  it('3.3.7 asks nothing again for another room', async () => {
    keepGuest();
    await openStep1(
      address('/booking/step1', { ...QUERY, quote: 'q-2' }),
      buildQuote({ optionRefId: 'q-2' }),
    );
    expect(field('Document number')).toHaveValue(GUEST.document);
    expect(field('Country')).toHaveDisplayValue('Netherlands');
  });

  it('tells a price that changed on the way', async () => {
    await openStep1(undefined, buildQuote({ priceChanged: true, previousPrice: '400.00' }));
    expect(screen.getByText('It was €400.00 and is now €412.50.')).toBeInTheDocument();
  });

  it('CON-06 HOT-45 pushes begin_checkout once, in euros', async () => {
    const first = await openStep1();
    first.view.unmount();
    await openStep1();
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
    const { user } = await openStep1(address('/nl/boeking/stap1', QUERY));
    expect(screen.getByRole('heading', { level: 1, name: 'Je gegevens' })).toBeInTheDocument();
    await user.type(field('E-mailadres'), 'x');
    await user.tab();
    expect(await screen.findByText('Dit e-mailadres is ongeldig')).toBeInTheDocument();
  });

  itInLongRun('is accessible, with its errors as well', async () => {
    const { user, view } = await openStep1();
    await send(user);
    await findErrorSummary();
    await expectAccessible(view.container);
  });
});
