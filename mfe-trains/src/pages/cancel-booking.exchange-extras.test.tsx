import {
  buildTrainBookingView,
  expectAccessible,
  installPayments,
  standStill,
} from '@wayfare/testing';
import { screen } from '@testing-library/react';
import { openOwnBooking, quoteOf } from '../testing/open-own-booking';
import { EXCHANGE_DAY, MOVED, OWN, region, TICKET } from '../testing/own-booking';

standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());

describe('what becomes of extras in an exchange', () => {
  const BAG = {
    serviceOfferID: 'service-offer-1',
    serviceId: 'bag',
    label: 'Extra bag',
    count: 1,
    prices: TICKET.prices,
  };
  const packed = () =>
    buildTrainBookingView({
      bookingItems: [
        {
          ...TICKET,
          chosenServices: [BAG],
          preferences: [{ group: 'TABLE', option: 'WITH_TABLE' }],
        },
      ],
    });
  const extra = (isKept: boolean, costs: string) => ({
    label: 'Extra bag',
    count: 1,
    legId: 'leg-1',
    travelerId: 't1',
    isKept,
    paid: { value: '15.00', currency: 'EUR' as const },
    costs: { value: costs, currency: 'EUR' as const },
  });
  const wish = (isKept: boolean) => ({ group: 'TABLE' as const, option: 'WITH_TABLE', isKept });

  it('TRN-52 says before anything is chosen what becomes of bags and seat wishes', async () => {
    await openOwnBooking({ path: `${OWN}&action=exchange`, booking: packed });
    const day = await region('When do you want to travel instead?');
    for (const text of [
      '1 × Extra bag, Anneke de Vries, Amsterdam Centraal to Paris Nord',
      'Table: With a table',
      /^What the new train has too goes along/,
    ])
      expect(day.getByText(text)).toBeVisible();
  });

  it('says nothing of extras where there are none', async () => {
    await openOwnBooking({ path: `${OWN}&action=exchange` });
    expect(
      (await region('When do you want to travel instead?')).queryByText(
        'What you bought with this journey',
      ),
    ).not.toBeInTheDocument();
  });

  it.each([
    [
      'goes along',
      [extra(true, '15.00')],
      [wish(true)],
      [
        '1 × Extra bag, Anneke de Vries, Amsterdam Centraal to Paris Nord: goes along, €15.00',
        'Table: With a table: passed on to the carrier again',
      ],
    ],
    [
      'costs something else',
      [extra(true, '18.00')],
      [],
      [/: goes along, €18.00 instead of €15.00$/],
    ],
    [
      'comes back',
      [extra(false, '0.00')],
      [wish(false)],
      [
        /: not on the new train, €15.00 comes back$/,
        'Table: With a table: not possible on the new train',
      ],
    ],
  ])('TRN-52 names in the review what %s', async (_, extras, wishes, lines) => {
    const { view } = await openOwnBooking({
      path: `${EXCHANGE_DAY}&offer=same`,
      booking: packed,
      quote: () => ({ ...quoteOf('0.00'), extras, wishes }),
    });
    const review = await region('Look your exchange over');
    for (const line of lines) expect(review.getByText(line)).toBeVisible();
    await expectAccessible(view.container);
  });

  it('TRN-52 names what the exchange took away when it is done', async () => {
    const { isKept: _wished, ...lostWish } = wish(false);
    const { isKept: _kept, costs: _costs, ...lostBag } = extra(false, '0.00');
    await openOwnBooking({
      path: `${OWN}&action=exchanged&done=op1`,
      booking: () => ({
        ...MOVED,
        lost: { itemID: 'item-1', extras: [lostBag], wishes: [lostWish] },
      }),
    });
    expect(
      await screen.findByText(
        '1 × Extra bag, Anneke de Vries, Amsterdam Centraal to Paris Nord: not on the new train, €15.00 comes back',
      ),
    ).toBeVisible();
    expect(screen.getByText('Table: With a table: not possible on the new train')).toBeVisible();
  });
});
