import { CHANGE, CONTEXT, DUTCH, FLIGHT, IN_DUTCH } from '../../../../test/builders/build-flight';
import { flightCalendar } from './flight-calendar';
import type { FlightPaper } from './flight-source';

const linesOf = (change: Partial<FlightPaper> = {}, context = CONTEXT) =>
  flightCalendar({ ...FLIGHT, ...change }, context)
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

describe('The calendar of flights', () => {
  it('OQ-19 has an event for each flight, on the clocks of its airports', () => {
    expect(values('DTSTART')).toEqual([
      ';TZID=Europe/Amsterdam:20270114T092000',
      ';TZID=Europe/Madrid:20270121T175500',
      ';TZID=Europe/Paris:20270121T214000',
    ]);
    expect(values('DTEND')).toEqual([
      ';TZID=Europe/Madrid:20270114T113000',
      ';TZID=Europe/Paris:20270121T195500',
      ';TZID=Europe/Amsterdam:20270121T230000',
    ]);
  });

  it('describes every clock once', () => {
    expect(linesOf().filter((line) => line.startsWith('TZID:'))).toEqual([
      'TZID:Europe/Amsterdam',
      'TZID:Europe/Madrid',
      'TZID:Europe/Paris',
    ]);
  });

  it('says which flight, where from, and how to check in, but no PIN', () => {
    expect(values('SUMMARY')).toEqual([
      ';LANGUAGE=en:KL 1665 Amsterdam – Barcelona',
      ';LANGUAGE=en:KL 2404 Barcelona – Paris',
      ';LANGUAGE=en:KL 1246 Paris – Amsterdam',
    ]);
    expect(values('LOCATION')[1]).toBe(
      ':Josep Tarradellas Barcelona-El Prat Airport (BCN)\\, terminal 1',
    );
    const [, back = ''] = values('DESCRIPTION');
    for (const part of [
      'FL12FL34',
      'X7KQ2P',
      'Arrival: 19:55',
      'operated by Air France',
      'Check in with KLM',
      'https://www.wayfare.example/flight-cancelation?key=signed',
    ])
      expect(back).toContain(part);
    expect(linesOf().join('\n')).not.toContain(FLIGHT.pin);
    expect(values('TRANSP')).toEqual([':OPAQUE', ':OPAQUE', ':OPAQUE']);
  });

  it('is Dutch for a Dutch reader', () => {
    expect(values('DESCRIPTION', IN_DUTCH, DUTCH)[0]).toMatch(
      /LANGUAGE=nl:Boekingsnummer: FL12FL34.*Boekingscode van de luchtvaartmaatschappij: X7KQ2P.*Aankomst: 11:30/,
    );
  });

  it('keeps the same events when the booking is cancelled, and takes them out', () => {
    const canceled = { status: 'canceled' } as const;
    expect(linesOf(canceled)).toContain('METHOD:CANCEL');
    expect(values('STATUS', canceled)).toEqual([':CANCELLED', ':CANCELLED', ':CANCELLED']);
    expect(values('SEQUENCE', canceled)).toEqual([':1', ':1', ':1']);
    expect(values('SUMMARY', canceled)[0]).toBe(
      ';LANGUAGE=en:Cancelled: KL 1665 Amsterdam – Barcelona',
    );
    expect(values('UID', canceled)).toEqual(values('UID'));
    expect(new Set(values('UID')).size).toBe(3);
  });

  it('of a booking that was changed puts the new flights in the place of the old and takes out what has none', () => {
    const changed = { changes: [CHANGE] };
    expect(linesOf(changed)).toContain('METHOD:PUBLISH');
    expect(values('UID', changed).slice(0, 3)).toEqual(values('UID'));
    expect(values('SEQUENCE', changed)).toEqual([':1', ':1', ':1', ':1']);
    expect(values('STATUS', changed)).toEqual([
      ':CONFIRMED',
      ':CONFIRMED',
      ':CONFIRMED',
      ':CANCELLED',
    ]);
    expect(values('SUMMARY', changed)[3]).toBe(';LANGUAGE=en:Cancelled: KL 2401 Paris – Barcelona');
    expect(values('SEQUENCE', { changes: [CHANGE, CHANGE], status: 'canceled' })[0]).toBe(':3');
  });

  it('leaves the clock to the reader where the zone of an airport is not known', () => {
    expect(values('DTSTART', { dictionary: { locations: {}, carriers: {} } })[0]).toBe(
      ':20270114T092000',
    );
  });

  it('lets no name begin a property of its own, and keeps to 75 octets', () => {
    const locations = {
      ...FLIGHT.dictionary.locations,
      AMS: {
        nameCity: 'A; B, C\r\nATTENDEE:mailto:thief@example.com',
        nameAirport: 'Łódź 🛫 '.repeat(20),
        timeZone: 'Europe/Amsterdam',
      },
    };
    const file = flightCalendar(
      { ...FLIGHT, dictionary: { ...FLIGHT.dictionary, locations } },
      CONTEXT,
    );
    expect(
      file
        .split('\r\n')
        .filter((line) => line.startsWith('ATTENDEE') || Buffer.byteLength(line) > 75),
    ).toEqual([]);
  });
});
