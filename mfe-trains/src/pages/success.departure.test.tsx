import { mapStop, mapTile, trainBooking } from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import type { MapStop, MapStopRequest, TrainBookingView } from '@wayfare/api-contract';
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
  const asked: MapStopRequest[] = [];
  const page = await renderRoute(vertical, manifest, SUCCESS, {
    flags: { trains: true },
    wire: fakeWire([
      [trainBooking, buildTrainBookingView(booking)],
      [
        mapStop,
        (request: MapStopRequest) => {
          asked.push(request);
          return stop;
        },
      ],
      [mapTile, BARE_TILE],
    ]),
  });
  await heading('Your tickets are booked');
  return { ...page, asked };
}

describe('where the trains of a booking leave', () => {
  it('is asked for near the screen, and shown with what is near and its own page', async () => {
    const { asked, view } = await open(buildMapStop());
    expect(asked).toEqual([]);
    await comeNear();
    const section = within(
      await screen.findByRole('region', { name: 'You leave from Amsterdam Centraal' }),
    );
    expect(asked).toEqual([
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
    const { asked } = await open(stop, booking);
    await comeNear();
    expect(asked).toHaveLength(calls);
    expect(screen.queryByRole('region', { name: /You leave from/ })).not.toBeInTheDocument();
  });
});
