import { flightBooking, mapStop, mapTile } from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import type { MapStop, MapStopRequest } from '@wayfare/api-contract';
import {
  BARE_TILE,
  buildFlightBookingView,
  buildMapStop,
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

const SCHIPHOL = buildMapStop({
  kind: 'airport',
  code: 'AMS',
  names: { en: 'Amsterdam Airport Schiphol', nl: 'Amsterdam Airport Schiphol' },
});

async function open(stop: MapStop | null, path = SUCCESS) {
  const asked: MapStopRequest[] = [];
  const page = await renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [flightBooking, buildFlightBookingView()],
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
  return { ...page, asked };
}

describe('where the flights of a booking leave', () => {
  it.each([
    [SUCCESS, 'Your flights are booked', 'You leave from Amsterdam Airport Schiphol', 'en'],
    [
      SUCCESS.replace('/flights/booking/success', '/nl/vluchten/boeking/success'),
      'Je vluchten zijn geboekt',
      'Je vertrekt van Amsterdam Airport Schiphol',
      'nl',
    ],
  ])(
    'is asked for near the screen, and shown with what is near: %s',
    async (path, title, name, language) => {
      const { asked, view, wire } = await open(SCHIPHOL, path);
      await heading(title);
      expect(asked).toEqual([]);
      await comeNear();
      const section = within(await screen.findByRole('region', { name }));
      expect(asked).toEqual([{ kind: 'airport', place: 'AMS', language }]);
      expect(section.getByText('Royal Palace')).toBeInTheDocument();
      await comeNear();
      expect(wire.requestsTo(mapTile).length).toBeGreaterThan(0);
      await expectAccessible(view.container);
    },
  );

  it('is left out where nobody knows the airport', async () => {
    const { asked } = await open(null);
    await heading('Your flights are booked');
    await comeNear();
    expect(asked).toHaveLength(1);
    expect(screen.queryByRole('region', { name: /You leave from/ })).not.toBeInTheDocument();
  });
});
