import type { HotelBooking } from '@wayfare/api-contract';
import {
  BOOKING,
  CONTEXT,
  DUTCH,
  DUTCH_BOOKING,
} from '../../../../test/builders/build-stay-booking';
import { stayCalendar } from './stay-calendar';

const unfolded = (text: string) => text.replace(/\r\n /g, '').split('\r\n');

function property(
  name: string,
  booking: HotelBooking = BOOKING,
  context = CONTEXT,
): string | undefined {
  const event = unfolded(stayCalendar(booking, context));
  return event.find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));
}

describe('A calendar file', () => {
  it('has the stay on the hotel’s own clock', () => {
    expect(property('DTSTART;TZID=Europe/Warsaw')).toBe(
      'DTSTART;TZID=Europe/Warsaw:20261210T150000',
    );
    expect(property('DTEND')).toBe('DTEND;TZID=Europe/Warsaw:20261212T110000');
    expect(property('TZID')).toBe('TZID:Europe/Warsaw');
  });

  it('says where and how', () => {
    expect(property('SUMMARY')).toBe('SUMMARY;LANGUAGE=en:Hôtel Łódź & Györ\\, Łódź');
    expect(property('LOCATION')).toBe(
      'LOCATION:Hôtel Łódź & Györ\\, ul. Piotrkowska 100\\, 90-004 Łódź\\, Poland',
    );
    expect(property('GEO')).toBe('GEO:51.768700;19.456900');
    for (const part of [
      'K7QM2X9A',
      'PL-556-21',
      'Check-in from 15:00',
      '\\n',
      'Demonstration booking',
    ])
      expect(property('DESCRIPTION')).toContain(part);
    expect(property('DESCRIPTION')).not.toContain(BOOKING.pin);
  });

  it('is Dutch for a Dutch reader', () => {
    expect(property('DESCRIPTION', DUTCH_BOOKING, DUTCH)).toMatch(
      /LANGUAGE=nl:Demonstratieboeking.*Boekingsnummer: K7QM2X9A.*Inchecken vanaf/,
    );
  });

  it.each<[HotelBooking['status'], string, string, string]>([
    ['confirmed', 'CONFIRMED', 'PUBLISH', '0'],
    ['pending', 'TENTATIVE', 'PUBLISH', '0'],
    ['canceled', 'CANCELLED', 'CANCEL', '1'],
    ['refunded', 'CANCELLED', 'CANCEL', '1'],
  ])('of a %s booking is %s, the same event all along', (status, state, method, sequence) => {
    const booking = { ...BOOKING, status };
    expect([
      property('STATUS', booking),
      property('METHOD', booking),
      property('SEQUENCE', booking),
    ]).toEqual([`STATUS:${state}`, `METHOD:${method}`, `SEQUENCE:${sequence}`]);
    expect(property('UID', booking)).toBe('UID:bk_0001@www.wayfare.example');
  });

  it('keeps every line within 75 octets and every character whole', () => {
    const hotel = { ...BOOKING.hotel, name: 'Łódź 🏨 '.repeat(30) };
    const file = stayCalendar({ ...BOOKING, hotel }, CONTEXT);
    const lines = file.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(file).not.toMatch(/[^\r]\n/);
    expect(file).not.toContain('\ufffd');
    expect(unfolded(file).join('\n')).toContain(hotel.name.trim());
  });

  it('lets no text end its property or begin another', () => {
    const hotel = {
      ...BOOKING.hotel,
      name: 'A; B, C\\ D\r\nATTENDEE:mailto:thief@example.com\u0007',
    };
    const lines = unfolded(stayCalendar({ ...BOOKING, hotel }, CONTEXT));
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(property('SUMMARY', { ...BOOKING, hotel })).toBe(
      'SUMMARY;LANGUAGE=en:A\\; B\\, C\\\\ D\\nATTENDEE:mailto:thief@example.com\\, Łódź',
    );
  });

  it.each([
    ['9:30', '20261210T093000'],
    ['00:00', '20261210T000000'],
    ['', '20261210T150000'],
    ['after noon', '20261210T150000'],
  ])('takes check-in at “%s” for %s', (start, expected) => {
    const details = { ...BOOKING.booking_details, schedule: { start, end: '11:00' } };
    expect(
      property('DTSTART;TZID=Europe/Warsaw', { ...BOOKING, booking_details: details }),
    ).toMatch(new RegExp(`${expected}$`));
  });

  it('opens and closes each component once', () => {
    const lines = unfolded(stayCalendar(BOOKING, CONTEXT));
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual([
      'BEGIN:VCALENDAR',
      'END:VCALENDAR',
      '',
    ]);
    for (const component of ['VCALENDAR', 'VTIMEZONE', 'VEVENT'])
      expect(
        lines.filter((line) => line === `BEGIN:${component}` || line === `END:${component}`),
      ).toHaveLength(2);
  });
});
