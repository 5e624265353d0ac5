import { readPdf } from '../../../../test/readers/pdf-reader';
import {
  CHANGE,
  CONTEXT,
  DUTCH,
  FLIGHT,
  IN_DUTCH,
  MOVED,
} from '../../../../test/builders/build-flight';
import { eTicketPdf } from './e-ticket-pdf';
import type { FlightPaper } from './flight-source';

const squeezed = (text: string) => text.replace(/\s+/g, ' ');
const read = async (change: Partial<FlightPaper> = {}, context = CONTEXT) =>
  readPdf(await eTicketPdf({ ...FLIGHT, ...change }, context));

describe('An e-ticket', () => {
  it('says on one page what the airport and a family of four need', async () => {
    const { pages, text } = await read();
    expect(pages).toBe(1);
    for (const part of [
      'X7KQ2P',
      'FL12FL34',
      'Amsterdam – Barcelona',
      '2 adults, 1 child, 1 infant',
      'Outbound: Amsterdam – Barcelona, Thursday 14 January 2027',
      'KL 1665',
      '09:20 Amsterdam Airport Schiphol (AMS)',
      '11:30 Josep Tarradellas Barcelona-El Prat Airport (BCN), terminal 1',
      'Return: Barcelona – Amsterdam, Thursday 21 January 2027',
      'operated by Air France',
      '1 h 45 min to change planes',
      'Airbus A320',
      'Łukasz de Vries · Adult',
      '074 2401234504',
      'KL 1665: plus 1 checked bag up to 23 kg',
      'KL 1665 13C',
      'On an adult’s lap',
      'Changing before departure costs €210.00',
      'Check in with KLM',
      'passport or identity card',
      '€625.60',
      'Paid',
      'help@wayfare.example',
    ])
      expect(squeezed(text)).toContain(part);
  });

  it('names what stayed behind with flights that were changed', async () => {
    const { text } = await read({
      services: [],
      changes: [{ ...CHANGE, lost_services: FLIGHT.services.slice(0, 2) }],
    });
    for (const part of [
      'No longer included',
      'Anneke de Vries, Amsterdam – Barcelona: 1 checked bag up to 23 kg, €32.00',
      'seat 13A, €11.00',
      'Seat at check-in',
    ])
      expect(squeezed(text)).toContain(part);
  });

  it('shows neither PIN nor the key of its link: a ticket is shown around', async () => {
    const { text } = await read();
    expect(text).not.toContain(FLIGHT.pin);
    expect(text).not.toContain('signed');
  });

  it('is Dutch for a Dutch reader, also on one page', async () => {
    const { pages, text } = await read(IN_DUTCH, DUTCH);
    expect(pages).toBe(1);
    for (const part of [
      'Heenreis: Amsterdam – Barcelona, donderdag 14 januari 2027',
      '2 volwassenen, 1 kind, 1 baby',
      'uitgevoerd door Air France',
      '1 u 45 min om over te stappen',
      'Voorwaarden van je tarief',
    ])
      expect(squeezed(text)).toContain(part);
    expect(text).not.toMatch(/\b(Flight|Departure|Arrival|Price|Seats|Fare|Traveller|Baggage)\b/);
  });

  it.each([
    [CONTEXT, 'en', 'Wayfare: e-ticket FL12FL34'],
    [DUTCH, 'nl', 'Wayfare: e-ticket FL12FL34'],
  ])('names its language and its title', async (context, language, title) => {
    const { dictionaries } = await read({}, context);
    expect(dictionaries.find((dictionary) => dictionary.includes('/Type /Catalog'))).toContain(
      `/Lang (${language})`,
    );
    expect(dictionaries).toContainEqual(expect.stringContaining(`(${title})`));
    expect(dictionaries).toContainEqual(expect.stringContaining('/DisplayDocTitle true'));
  });

  it('is tagged: headings, tables with headers and a link, in the order of reading', async () => {
    const { tags, dictionaries } = await read();
    expect(dictionaries).toContainEqual(expect.stringContaining('/Marked true'));
    expect(tags[0]).toBe('Document');
    // two slices, travellers, price, help, check-in, conditions
    expect(tags.filter((tag) => /^H\d$/.test(tag))).toEqual([
      'H1',
      ...Array.from({ length: 7 }, () => 'H2'),
    ]);
    expect(tags.filter((tag) => tag === 'Table')).toHaveLength(4);
    // columns; three flights, four travellers and six amounts, each row with a header of its own
    expect(tags.filter((tag) => tag === 'TH')).toHaveLength(4 + 4 + 4 + 2 + 3 + 4 + 6);
    expect(tags.filter((tag) => tag === 'TD')).toHaveLength(3 * 3 + 4 * 3 + 6);
    expect(dictionaries.filter((dictionary) => dictionary.includes('/Scope /Row'))).toHaveLength(
      13,
    );
    expect(tags.filter((tag) => tag === 'Link')).toHaveLength(1);
    expect(dictionaries.filter((dictionary) => dictionary.includes('/Scope /Column'))).toHaveLength(
      14,
    );
  });

  it('says so when the booking is cancelled, and no longer how to check in', async () => {
    const { pages, text } = await read({
      status: 'canceled',
      payment: { state: 'refunded', charged: '625.60', refunded: '415.60' },
    });
    expect(pages).toBe(1);
    expect(squeezed(text)).toContain('Cancelled: this e-ticket is not valid any more.');
    expect(text).toContain('€415.60');
    expect(text).not.toContain('Check in with');
    expect((await read()).text).not.toContain('Cancelled');
  });

  it('names the assistance that was asked for, and whom else to ask', async () => {
    const travellers = FLIGHT.travellers.map((traveller, index) =>
      index === 0
        ? { ...traveller, assistance: ['distance' as const, 'deaf' as const] }
        : traveller,
    );
    const { text } = await read({ travellers });
    for (const part of [
      'Anneke de Vries: wheelchair for long distances; deaf or hard of hearing',
      'Tell KLM as well',
    ])
      expect(squeezed(text)).toContain(part);
    expect((await read()).text).not.toContain('Assistance');
  });

  it('OQ-22 says which times the airline proposes as long as they are not answered', async () => {
    const proposed =
      'KLM proposes other times, which you have not answered yet: Amsterdam – Barcelona, Thursday 14 January 2027, 10:55 – 13:05 (KL 1665)';
    expect(squeezed((await read({ carrier_change: MOVED })).text)).toContain(proposed);
    expect(
      squeezed((await read({ carrier_change: { ...MOVED, state: 'accepted', actions: [] } })).text),
    ).not.toContain('proposes');
  });

  it('says what the airline has yet to issue', async () => {
    const { text } = await read({
      airline_reference: null,
      travellers: FLIGHT.travellers.map((traveller) => ({ ...traveller, ticket_number: null })),
    });
    expect(text.match(/follows/g)).toHaveLength(6);
  });

  it('goes on over pages for a large party on many flights, and loses nothing', async () => {
    const travellers = Array.from({ length: 9 }, (_, index) => ({
      passenger_id: `pas_${index}`,
      type: 'adult' as const,
      name: `Maximiliana-Alexandrina ${index}`,
      surname: 'van der Hoeven-Oudenhoven',
      ticket_number: `074 240123450${index}`,
    }));
    const slices = [...FLIGHT.slices, ...FLIGHT.slices, ...FLIGHT.slices].map((slice) => ({
      ...slice,
    }));
    const { pages, text } = await read({ travellers, slices });
    expect(pages).toBeGreaterThan(1);
    for (const part of [
      'Flight 6:',
      'Alexandrina 0',
      '074 2401234508',
      'Fare conditions',
      'Help',
      `Page ${pages} of ${pages}`,
    ])
      expect(squeezed(text)).toContain(part);
  });

  it('is the same file for the same booking', async () => {
    expect(await eTicketPdf(FLIGHT, CONTEXT)).toEqual(await eTicketPdf(FLIGHT, CONTEXT));
  });
});
