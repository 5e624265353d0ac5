import { mapStop, mapTile, trainBooking } from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import type { MapStop, TrainBookingView } from '@wayfare/api-contract';
import {
  BARE_TILE,
  buildMapStop,
  buildPassItem,
  buildTrainBookingView,
  comeNear,
  expectAccessible,
  fakeWire,
  installScreen,
  renderRoute,
  standStill,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { heading, SUCCESS } from '../testing/success-page';

standStill();
installScreen();
beforeEach(clearQueryCache);

async function open(stop: MapStop | null, booking: Partial<TrainBookingView> = {}) {
  const page = await renderRoute(vertical, manifest, SUCCESS, {
    flags: { trains: true },
    wire: fakeWire([
      [trainBooking, buildTrainBookingView(booking)],
      [mapStop, stop],
      [mapTile, BARE_TILE],
    ]),
  });
  await heading('Your tickets are booked');
  return page;
}

describe('where the trains of a booking leave', () => {
  it('is asked for near the screen, and shown with what is near and its own page', async () => {
    const { view, wire } = await open(buildMapStop());
    expect(wire.requestsTo(mapStop)).toEqual([]);
    await comeNear();
    const section = within(
      await screen.findByRole('region', { name: 'You leave from Amsterdam Centraal' }),
    );
    expect(wire.requestsTo(mapStop)).toEqual([
      {
        kind: 'station',
        place: buildTrainBookingView().bookingItems.flatMap((item) =>
          item.type === 'pass' ? [] : item.legs,
        )[0]?.solution.segments[0]?.origin.code,
        language: 'en',
      },
    ]);
    expect(section.getByText('Royal Palace')).toBeInTheDocument();
    await expectAccessible(view.container);
  });

  it.each<[string, MapStop | null, Partial<TrainBookingView>, number]>([
    ['nobody knows the station', null, {}, 1],
    ['a pass begins nowhere', buildMapStop(), { bookingItems: [buildPassItem()] }, 0],
  ])('is left out where %s', async (_what, stop, booking, calls) => {
    const { wire } = await open(stop, booking);
    await comeNear();
    expect(wire.requestsTo(mapStop)).toHaveLength(calls);
    expect(screen.queryByRole('region', { name: /You leave from/ })).not.toBeInTheDocument();
  });
});
