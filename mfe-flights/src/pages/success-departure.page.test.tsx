import { flightBooking, mapStop, mapTile } from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import type { MapStop } from '@wayfare/api-contract';
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

const open = (stop: MapStop | null, path = SUCCESS) =>
  renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [flightBooking, buildFlightBookingView()],
      [mapStop, stop],
      [mapTile, BARE_TILE],
    ]),
  });

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
      const { view, wire } = await open(SCHIPHOL, path);
      await heading(title);
      expect(wire.requestsTo(mapStop)).toEqual([]);
      await comeNear();
      const section = within(await screen.findByRole('region', { name }));
      expect(wire.requestsTo(mapStop)).toEqual([{ kind: 'airport', place: 'AMS', language }]);
      expect(section.getByText('Royal Palace')).toBeInTheDocument();
      await comeNear();
      expect(wire.requestsTo(mapTile).length).toBeGreaterThan(0);
      await expectAccessible(view.container);
    },
  );

  it('is left out where nobody knows the airport', async () => {
    const { wire } = await open(null);
    await heading('Your flights are booked');
    await comeNear();
    expect(wire.requestsTo(mapStop)).toHaveLength(1);
    expect(screen.queryByRole('region', { name: /You leave from/ })).not.toBeInTheDocument();
  });
});
