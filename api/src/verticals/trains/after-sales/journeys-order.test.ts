import { aRailItem, passLocation, ticketLocation } from '../../../../test/builders/build-rail-item';
import { confirmed } from '../../../../test/fakes/railway/railway-amendments.fake';
import { turnsJourneys } from './exchange-rules';
const PARIS = 'FR:paris-gare-du-nord';
const AMSTERDAM = 'NL:amsterdam-centraal';

describe('the order of journeys', () => {
  const NOW = new Date('2026-11-20T09:30:00Z');
  const ofDay = (id: string, day: string) =>
    confirmed(aRailItem(id, [ticketLocation({ day })], NOW));
  const [out, back, pass] = [
    ofDay('out', '2027-01-10'),
    ofDay('back', '2027-01-17'),
    confirmed(aRailItem('pass', [passLocation()], NOW)),
  ];
  const bound = confirmed(
    aRailItem(
      'both',
      [
        ticketLocation({ day: '2027-01-10' }),
        ticketLocation({ from: PARIS, to: AMSTERDAM, day: '2027-01-17' }),
      ],
      NOW,
    ),
  );
  const train = (legId: string, from: string, to: string) => ({
    legId,
    departure: new Date(`2027-01-${from}:00+01:00`),
    arrival: new Date(`2027-01-${to}:00+01:00`),
  });

  it.each([
    [
      'out on another day before the way back',
      [out, back, pass],
      'out',
      [train('leg-1', '15T08:00', '15T11:00')],
      false,
    ],
    [
      'out after the way back has left',
      [out, back, pass],
      'out',
      [train('leg-1', '20T08:00', '20T11:00')],
      true,
    ],
    [
      'out so late that the way back is missed',
      [out, back],
      'out',
      [train('leg-1', '17T06:00', '17T09:00')],
      true,
    ],
    [
      'back before the way out',
      [out, back],
      'back',
      [train('leg-1', '09T08:00', '09T11:00')],
      true,
    ],
    [
      'out, when the way back was given back',
      [out, { ...back, status: 'CANCELED' }],
      'out',
      [train('leg-1', '20T08:00', '20T11:00')],
      false,
    ],
    [
      'both of a return, in order',
      [bound],
      'both',
      [train('leg-1', '20T08:00', '20T11:00'), train('leg-2', '22T08:00', '22T11:00')],
      false,
    ],
    [
      'both of a return, the wrong way round',
      [bound],
      'both',
      [train('leg-1', '22T08:00', '22T11:00'), train('leg-2', '20T08:00', '20T11:00')],
      true,
    ],
    [
      'what were two journeys at one time before',
      [out, ofDay('other', '2027-01-10')],
      'out',
      [train('leg-1', '10T10:00', '10T13:00')],
      false,
    ],
    ['nothing that the supplier says of', [out, back], 'out', [], false],
  ])('OQ-82 is turned by %s', (_, items, itemId, trains, expected) => {
    expect(turnsJourneys(items, itemId, trains)).toBe(expected);
  });
});
