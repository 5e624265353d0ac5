import { clearQueryCache } from '@wayfare/api-client/query-cache';
import { expectAccessible, hangingAnswer, standStill, wireError } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import { chooseSeat } from '../features/seats/seat-choice';
import { keepFlight } from '../testing/party';
import { cabinPlan } from '../testing/seat-plan';
import { at, OFFER } from '../testing/wizard-answers';
import { FIRST, SECOND, open, who, keptSeats } from '../testing/seats-page';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
  clearQueryCache();
});
const keepSeat = (designator: string, passenger = 'pas_1') =>
  keepFlight({
    flight: OFFER,
    seats: chooseSeat(
      [],
      { passengerId: passenger, segmentId: 'seg_1' },
      {
        designator,
        services: [
          {
            id: `ase_seat_${designator}_${passenger}`,
            passenger_id: passenger,
            total_amount: '11.00',
            total_currency: 'EUR',
          },
        ],
      },
    ),
  });

describe('seats that can’t be had', () => {
  it('FLT-42 says that the maps failed, lets one go on without seats, and tries again in place', async () => {
    keepFlight();
    let fails = true;
    const { user, view } = await open(() =>
      fails ? wireError(502, { code: 'SEAT_MAPS_FAILED', message: 'x' }) : [FIRST],
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Seat maps could not be loaded');
    expect(screen.getByRole('link', { name: 'Continue without seats' })).toHaveAttribute(
      'href',
      at('/payment'),
    );
    await expectAccessible(view.container);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });

  it('FLT-42 keeps seats that were chosen before when the maps don’t answer', async () => {
    keepSeat('13A');
    await open(hangingAnswer());
    expect(screen.getByText('Seats that you chose before are kept: 13A.')).toBeVisible();
    expect(keptSeats()).toEqual(['13A pas_1 seg_1']);
  });

  it('drops a seat that was taken meanwhile, and says which', async () => {
    keepSeat('11B');
    await open();
    expect(await screen.findByText('A seat that you chose has been taken')).toBeVisible();
    expect(
      screen.getByText('11B on KL 1665 for Anneke de Vries. Choose another one, or go on without.'),
    ).toBeVisible();
    expect(keptSeats()).toEqual([]);
    expect(who(/^Anneke de Vries No seat yet/)).toBeChecked();
  });

  it('says of a flight without a map, and of one whose seats are not for sale, that seats come at check-in', async () => {
    keepFlight();
    const { user } = await open([
      { ...SECOND, cabins: [cabinPlan(['1 AC DF'], {}, { buyers: () => [] })] },
    ]);
    expect(screen.getByText('The airline has no seat map of this flight')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Barcelona to Paris/ }));
    expect(screen.getByText('No seats can be chosen on this flight')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue without seats' })).toBeVisible();
  });
});
