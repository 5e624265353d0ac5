import { flightOffer } from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import { expectAccessible, standStill } from '@wayfare/testing';
import { act, screen } from '@testing-library/react';
import { keepFlight, keptFlight, TYPED_PARTY } from '../testing/party';
import { at, FLEX, FRESH, OFFER, SEARCH } from '../testing/wizard-answers';
import { open, heading, GONE, bagOf } from '../testing/wizard-page';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
  clearQueryCache();
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
    await expectAccessible(view.container);
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
