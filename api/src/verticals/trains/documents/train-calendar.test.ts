import {
  BOOKING,
  CONTEXT,
  DUTCH,
  IN_DUTCH,
  OUT,
  PASS,
  TICKETS,
} from '../../../../test/builders/build-train';
import { EXCHANGED } from '../../../../test/builders/build-changed-train';
import { trainCalendar } from './train-calendar';
import type { TrainPaper } from './train-source';

const linesOf = (change: Partial<TrainPaper> = {}, context = CONTEXT) =>
  trainCalendar({ ...BOOKING, ...change }, context)
    .replace(/\r\n /g, '')
    .split('\r\n');

/** The values of a property, event after event. */
function values(name: string, ...[change, context]: Parameters<typeof linesOf>): string[] {
  const lines = linesOf(change, context);
  return lines
    .slice(lines.indexOf('BEGIN:VEVENT'))
    .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map((line) => line.slice(name.length));
}

describe('The calendar of trains', () => {
  it('OQ-19 has an event for each train on the clocks of its stations, and all days of a pass', () => {
    expect(values('DTSTART')).toEqual([
      ';TZID=Europe/Amsterdam:20270114T091000',
      ';TZID=Europe/Brussels:20270114T120000',
      ';TZID=Europe/Paris:20270117T142500',
      ';VALUE=DATE:20270201',
    ]);
    expect(values('DTEND')).toEqual([
      ';TZID=Europe/Brussels:20270114T112000',
      ';TZID=Europe/Paris:20270114T133500',
      ';TZID=Europe/Amsterdam:20270117T174600',
      ';VALUE=DATE:20270301',
    ]);
    expect(values('TRANSP')).toEqual([':OPAQUE', ':OPAQUE', ':OPAQUE', ':TRANSPARENT']);
  });

  it('describes every clock once', () => {
    expect(linesOf().filter((line) => line.startsWith('TZID:'))).toEqual([
      'TZID:Europe/Amsterdam',
      'TZID:Europe/Brussels',
      'TZID:Europe/Paris',
    ]);
  });

  it('says which train, where from, where everybody sits, and how the ticket is got, but no PIN', () => {
    expect(values('SUMMARY')).toEqual([
      ';LANGUAGE=en:IC 9220 Amsterdam Centraal – Bruxelles-Midi',
      ';LANGUAGE=en:Eurostar 9340 Bruxelles-Midi – Paris Gare du Nord',
      ';LANGUAGE=en:Eurostar 9357 Paris Gare du Nord – Amsterdam Centraal',
      ';LANGUAGE=en:Global Pass\\, 7 days within 1 month',
    ]);
    expect(values('LOCATION')).toEqual([
      ':Amsterdam Centraal',
      ':Bruxelles-Midi',
      ':Paris Gare du Nord',
      ':Europe',
    ]);
    const [first = '', second = '', , pass = ''] = values('DESCRIPTION');
    for (const part of [
      'TR12TR34',
      'ERA7K2',
      'Arrival: 13:35',
      'coach 4\\, seat 61',
      'coach 4\\, seat 62',
      'Print the PDF',
      'https://www.wayfare.example/trains/success?key=signed',
    ])
      expect(second).toContain(part);
    expect(first).not.toContain('coach');
    for (const part of ['1st class', '7 days of your choice', 'Install the carrier’s app'])
      expect(pass).toContain(part);
    expect(linesOf().join('\n')).not.toContain(BOOKING.pin);
  });

  it('is Dutch for a Dutch reader', () => {
    expect(values('DESCRIPTION', IN_DUTCH, DUTCH)[1]).toMatch(
      /LANGUAGE=nl:Aankomst: 13:35.*rijtuig 4.*Boekingsnummer: TR12TR34.*Referentie van de vervoerder: ERA7K2/,
    );
  });

  it('keeps the same events when the booking is cancelled, and takes them out', () => {
    const canceled = { status: 'canceled' } as const;
    expect(linesOf(canceled)).toContain('METHOD:CANCEL');
    expect(values('STATUS', canceled)).toEqual(Array.from({ length: 4 }, () => ':CANCELLED'));
    expect(values('SEQUENCE', canceled)).toEqual(Array.from({ length: 4 }, () => ':1'));
    expect(values('SUMMARY', canceled)[0]).toBe(
      ';LANGUAGE=en:Cancelled: IC 9220 Amsterdam Centraal – Bruxelles-Midi',
    );
    expect(values('UID', canceled)).toEqual(values('UID'));
    expect(new Set(values('UID')).size).toBe(4);
  });

  it('puts the trains of an exchange in the place of the old ones and takes out what has none', () => {
    const [outFirst, outSecond, back, pass] = values('UID');
    expect(values('UID', EXCHANGED)).toEqual([outFirst, back, pass, outSecond]);
    expect(values('STATUS', EXCHANGED)).toEqual([
      ':CONFIRMED',
      ':CONFIRMED',
      ':CONFIRMED',
      ':CANCELLED',
    ]);
    expect(values('SUMMARY', EXCHANGED)[0]).toBe(
      ';LANGUAGE=en:Eurostar 9320 Amsterdam Centraal – Paris Gare du Nord',
    );
    expect(values('SUMMARY', EXCHANGED)[3]).toBe(
      ';LANGUAGE=en:Cancelled: Eurostar 9340 Bruxelles-Midi – Paris Gare du Nord',
    );
    expect(new Set(values('SEQUENCE', EXCHANGED))).toEqual(new Set([':1']));
  });

  it('takes out what was given back while the rest stands', () => {
    const change: Partial<TrainPaper> = {
      bookingItems: [TICKETS, { ...PASS, bookingItemStatus: 'CANCELED' }],
      changes: [{ kind: 'refund', cents: -100 }],
    };
    expect(values('STATUS', change)).toEqual([
      ':CONFIRMED',
      ':CONFIRMED',
      ':CONFIRMED',
      ':CANCELLED',
    ]);
    expect(values('SUMMARY', change)[3]).toMatch(/^;LANGUAGE=en:Cancelled: Global Pass/);
    expect(values('UID', change)).toEqual(values('UID'));
  });

  it('lets no name begin a property of its own, and keeps to 75 octets', () => {
    const [first, ...others] = OUT.solution.segments;
    if (first === undefined) throw new Error('there is a train');
    const origin = { ...first.origin, label: 'A; B, C\r\nATTENDEE:mailto:thief@example.com' };
    const leg = {
      ...OUT,
      solution: {
        ...OUT.solution,
        segments: [{ ...first, origin, vehicle: 'Łódź 🛫 '.repeat(20) }, ...others],
      },
    };
    const file = trainCalendar(
      { ...BOOKING, bookingItems: [{ ...TICKETS, id: 'x\r\nATTENDEE:y', legs: [leg] }] },
      CONTEXT,
    );
    expect(
      file
        .split('\r\n')
        .filter((line) => line.startsWith('ATTENDEE') || Buffer.byteLength(line) > 75),
    ).toEqual([]);
  });
});
