import type { TicketItem } from '@wayfare/api-contract';
import { aztecMatrix } from '../../../booking/documents/pdf/aztec';
import { readAztec } from '../../../../test/readers/aztec-reader';
import {
  BOOKING,
  CODES,
  DUTCH,
  IN_DUTCH,
  TICKETS,
  delivered,
} from '../../../../test/builders/build-train';
import { squeezed, read } from '../../../../test/readers/read-ticket-paper';

/** The squares that a figure draws, for a code of so many squares across. */
function drawnMatrix(figure: string, size: number): boolean[][] {
  const boxes = [...figure.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)].map((match) =>
    match.slice(1).map(Number),
  );
  const side = boxes[0]?.[3] ?? 1;
  const [left, top] = [0, 1].map((at) => Math.min(...boxes.map((box) => box[at] ?? 0)));
  const matrix = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [x = 0, y = 0, width = 0] of boxes) {
    const [row, column] = [
      Math.round((y - (top ?? 0)) / side),
      Math.round((x - (left ?? 0)) / side),
    ];
    matrix[row]?.fill(true, column, column + Math.round(width / side));
  }
  return matrix;
}

describe('TRN-34 Tickets on paper', () => {
  it('say what travellers and conductors need', async () => {
    const text = squeezed((await read()).text);
    for (const part of [
      'TR12TR34',
      'ERA7K2',
      'Amsterdam Centraal – Paris Gare du Nord',
      '14 – 17 January 2027, and 1 more',
      'Outbound: Amsterdam Centraal – Paris Gare du Nord, Thursday 14 January 2027',
      '09:10 Amsterdam Centraal 11:20 Bruxelles-Midi NS, Standard, 2 h 10 min 40 min to change trains at Bruxelles-Midi',
      'Return: Paris Gare du Nord – Amsterdam Centraal, Sunday 17 January 2027',
      'Extras: 2 × XL, Anneke de Vries',
      'Anneke de Vries · Adult IC 9220: 09:10 Amsterdam Centraal – 11:20 Bruxelles-Midi · Standard',
      'Eurostar 9340: coach 4, seat 61',
      'Lucas de Vries · Child',
      'Eurostar 9340: coach 4, seat 62',
      'The code on it is scanned on the train.',
      'Fare: Eurostar Semi Flex. Refundable until Wednesday 13 January 2027, 09:10 (time in Amsterdam Centraal), minus 20% of the price.',
      'Europe 1st class 7 days of your choice 1 – 28 February 2027',
      'Pass number QRM4K7X2A9',
      'Tickets and passes €624.00',
      'Paid',
      'help@wayfare.example',
    ])
      expect(text).toContain(part);
  });

  it('show a code for each printed ticket, square for square, with its content in letters and for a screen reader', async () => {
    const { figures, dictionaries, text, tags } = await read();
    expect(tags.filter((tag) => tag === 'Figure')).toHaveLength(2);
    const matrices = CODES.map(aztecMatrix);
    const drawn = figures.map((figure, index) => drawnMatrix(figure, matrices[index]?.length ?? 0));
    expect(drawn).toEqual(matrices);
    expect(drawn.map(readAztec)).toEqual(CODES);
    for (const code of CODES)
      expect(text.replace(/\s/g, '')).toContain(`letters:${code.replace(/\s/g, '')}`);
    const alts = dictionaries.filter((dictionary) => dictionary.includes('/S /Figure'));
    expect(alts).toEqual(
      ['Anneke', 'Lucas'].map((name) =>
        expect.stringContaining(
          `(Aztec code of the ticket of ${name} de Vries; what it says stands below it in letters)`,
        ),
      ),
    );
    expect(alts.filter((dictionary) => dictionary.includes('/BBox'))).toHaveLength(2);
  });

  it.each<[Omit<TicketItem['valueDocuments'][number], 'travelerId'>, string[]]>([
    [
      { type: 'ETK', code: 'K7QM2X9AB', url: null, station: null },
      [
        'Anneke de Vries, Lucas de Vries',
        'E-ticket code K7QM2X9AB',
        'Show this e-ticket code on the train',
      ],
    ],
    [
      { type: 'TICKETLESS', code: 'ABC234', url: null, station: null },
      ['Reference ABC234', 'No ticket is needed'],
    ],
    [
      { type: 'TOD', code: 'QRM4K7X2', url: null, station: 'Amsterdam Centraal' },
      ['Collection code QRM4K7X2', 'Collect at Amsterdam Centraal', 'ticket machine'],
    ],
    [
      {
        type: 'RETRIEVE_VIA_LINK',
        code: null,
        url: 'https://tickets.eurostar.example/ABC234/KEY',
        station: null,
      },
      ['https://tickets.eurostar.example/ABC234/KEY', 'on the carrier’s site'],
    ],
    [
      { type: 'MPASS', code: 'QRM4K7X2A9', url: null, station: null },
      ['Pass number QRM4K7X2A9', 'Install the carrier’s app'],
    ],
  ])('say how a ticket is got: %j', async (ticket, parts) => {
    const { text, tags } = await read(delivered(ticket));
    for (const part of parts) expect(squeezed(text)).toContain(part);
    expect(tags).not.toContain('Figure');
  });

  it.each(['http://tickets.example/1', 'javascript:alert(1)', 'no address'])(
    'lead to no page but one over https: %s',
    async (url) => {
      const { text, dictionaries } = await read(
        delivered({ type: 'RETRIEVE_VIA_LINK', code: null, url, station: null }),
      );
      expect(`${text} ${dictionaries.join(' ')}`).not.toContain(url);
    },
  );

  it('show neither PIN nor the key of their link: tickets are shown around', async () => {
    const { text } = await read();
    expect(text).not.toContain(BOOKING.pin);
    expect(text).not.toContain('signed');
  });

  it('are Dutch for a Dutch reader', async () => {
    const { text } = await read(IN_DUTCH, DUTCH);
    for (const part of [
      'Treintickets',
      'Heenreis: Amsterdam Centraal – Paris Gare du Nord, donderdag 14 januari 2027',
      'rijtuig 4, plaats 61',
      'De code in letters',
      '1e klas',
      'Terugbetaling kan tot woensdag 13 januari 2027',
      'om over te stappen in Bruxelles-Midi',
    ])
      expect(squeezed(text)).toContain(part);
    expect(text).not.toMatch(
      /\b(Train|Departure|Arrival|Price|Fare|Traveller|coach|seat|valid|Class)\b/,
    );
  });

  it('say so while they are not issued, and label a demonstration, and only that', async () => {
    const unissued = await read({
      bookingItems: [{ ...TICKETS, valueDocuments: [] }],
      supplierReference: null,
      demo: false,
    });
    expect(squeezed(unissued.text)).toContain('The tickets follow.');
    expect(unissued.text).not.toContain('Demonstration');
    expect((await read()).text).toContain('Demonstration booking');
  });

  it('say that times are local where stations have several clocks', async () => {
    const [out, back] = TICKETS.legs;
    if (out === undefined || back === undefined) throw new Error('there are two legs');
    const london = {
      ...out,
      solution: {
        ...out.solution,
        segments: out.solution.segments.map((segment, index) =>
          index === 0
            ? { ...segment, arrival: '2027-01-14T10:20:00+00:00', checkInMinutes: 30 }
            : segment,
        ),
      },
    };
    const { text } = await read({ bookingItems: [{ ...TICKETS, legs: [london, back] }] });
    expect(text).toContain('All times are local.');
    expect(squeezed(text)).toContain('in closes 30 min before departure');
    expect((await read()).text).not.toContain('All times are local.');
  });

  it('name the help that was asked for and whom to ask, of who travels, and only that', async () => {
    const asking = TICKETS.travelers.map((traveler, index) => ({
      ...traveler,
      assistance: index === 0 ? ['walking' as const, 'blind' as const] : ['dog' as const],
    }));
    const item = { ...TICKETS, travelers: asking };
    const both = squeezed((await read({ bookingItems: [item] })).text);
    for (const part of [
      'Assistance Anneke de Vries: help to get on and off; blind or partially sighted',
      'Lucas de Vries: assistance dog',
      'at least 24 hours before departure',
      'Only the carrier can reserve a place for a wheelchair.',
    ])
      expect(both).toContain(part);
    const { text } = await read({
      bookingItems: [
        {
          ...item,
          productAssignments: TICKETS.productAssignments.map((one) => ({
            ...one,
            isCanceled: one.travelerId === 't2',
          })),
        },
      ],
    });
    expect(text).not.toContain('assistance dog');
    expect((await read()).text).not.toContain('Assistance');
  });
});
