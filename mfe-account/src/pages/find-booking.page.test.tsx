import { findBooking, type FindBookingResult } from '@wayfare/api-contract';
import {
  errorSummary,
  expectAccessible,
  fakeWire,
  fill,
  networkFailure,
  renderRoute,
  type FakeWire,
  wireError,
} from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

const flights = manifestOf('flights');
const hotels = manifestOf('hotels');
const trains = manifestOf('trains');

beforeEach(() => window.sessionStorage.clear());

type Answer = FindBookingResult | Response | ReturnType<typeof networkFailure>;

const NOT_FOUND = wireError(404, { code: 'NOT_FOUND', message: 'x', field: 'reference' });

const found = (name: string) => ({ booking_id: 'b-1', reference: 'AB12CD34', vertical: name });
const open = (wire: FakeWire, path = '/find-booking') =>
  renderRoute(vertical, manifest, path, { wire, manifests: [hotels, flights, trains] });

type Labels = readonly [string, string, string, string];
const ENGLISH: Labels = [
  'Booking reference',
  'E-mail address of the booking',
  'PIN',
  'Find the booking',
];
const DUTCH: Labels = ['Boekingsnummer', 'E-mailadres van de boeking', 'Pincode', 'Boeking zoeken'];

async function send(user: UserEvent, [reference, email, pin, label]: Labels) {
  await fill(user, screen.getByLabelText(reference), ' ab12cd34 ');
  await fill(user, screen.getByLabelText(email), 'anna@example.com');
  await user.type(screen.getByLabelText(pin), '0123');
  await user.click(screen.getByRole('button', { name: label }));
}

describe('Find my booking', () => {
  it.each<[string, string, string, Labels]>([
    ['hotels', '/find-booking', '/cancelation?booking=b-1', ENGLISH],
    ['flights', '/find-booking', '/flight-cancelation?booking=b-1', ENGLISH],
    ['trains', '/find-booking', '/trains/cancel-booking?booking=b-1', ENGLISH],
    ['hotels', '/nl/boeking-vinden', '/nl/annulering?booking=b-1', DUTCH],
    ['flights', '/nl/boeking-vinden', '/nl/vlucht-annulering?booking=b-1', DUTCH],
    ['trains', '/nl/boeking-vinden', '/nl/treinen/boeking-annuleren?booking=b-1', DUTCH],
  ])(
    'OQ-07 leads to the page of %s, whose booking it is, from %s to %s, and keeps no PIN',
    async (name, path, page, labels) => {
      const wire = fakeWire([[findBooking, found(name)]]);
      const { user, address } = await open(wire, path);
      await send(user, labels);
      await waitFor(() => expect(address()).toBe(page));
      expect(wire.requestsTo(findBooking)).toMatchObject([
        { reference: 'AB12CD34', email: 'anna@example.com', pin: '0123' },
      ]);
      expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('0123');
    },
  );

  it.each<[string, string, Answer, string, Labels]>([
    ['nothing fits', '/find-booking', NOT_FOUND, 'We found no booking with these details', ENGLISH],
    [
      'nothing fits',
      '/nl/boeking-vinden',
      NOT_FOUND,
      'We vonden geen boeking met deze gegevens',
      DUTCH,
    ],
    [
      'there is no connection',
      '/find-booking',
      networkFailure(),
      'The server has an error, please, try it again later',
      ENGLISH,
    ],
    [
      'there were too many tries',
      '/nl/boeking-vinden',
      wireError(429, { code: 'RATE_LIMITED', message: 'x' }),
      'Wat je hebt ingevuld staat er nog.',
      DUTCH,
    ],
    [
      'the part that shows it is away',
      '/find-booking',
      found('boats'),
      'Booking AB12CD34 cannot be shown right now',
      ENGLISH,
    ],
  ])(
    'ERR-25 says so when %s, and keeps what was typed (%s)',
    async (_, path, answer, text, labels) => {
      const { user, view, address } = await open(fakeWire([[findBooking, answer]]), path);
      await send(user, labels);
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByLabelText(labels[2])).toHaveValue('0123');
      expect(address()).toBe(path);
      await expectAccessible(view.container);
    },
  );

  it('names what is wrong before it asks, and is for people alone', async () => {
    const wire = fakeWire([]);
    const { user, head, view } = await open(wire);
    expect(screen.getByRole('heading', { level: 1, name: 'Find my booking' })).toBeVisible();
    expect(head()).toMatchObject({ title: 'Find my booking', noindex: true });
    await user.click(screen.getByRole('button', { name: 'Find the booking' }));
    expect(errorSummary()).toHaveFocus();
    expect(wire.requests).toEqual([]);
    await expectAccessible(view.container);
  });
});
