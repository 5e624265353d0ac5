import {
  BOOKING,
  CONTEXT,
  DUTCH,
  DUTCH_BOOKING,
} from '../../../../test/builders/build-stay-booking';
import { readPdf } from '../../../../test/readers/pdf-reader';
import { voucherPdf } from './voucher-pdf';

const squeezed = (text: string) => text.replace(/\s+/g, ' ');
const read = async (
  ...[booking = BOOKING, context = CONTEXT]: Partial<Parameters<typeof voucherPdf>>
) => readPdf(await voucherPdf(booking, context));

describe('A voucher', () => {
  it('says on one page what the reception and the guest need', async () => {
    const { pages, text } = await read();
    expect(pages).toBe(1);
    for (const part of [
      'K7QM2X9A',
      'PL-556-21',
      'Thursday 10 December 2026',
      'from 15:00',
      'until 11:00',
      '2 nights',
      'Superior Double Room, City View',
      'Zoë Kovács-Ğül: 2 adults, 1 child (age 7)',
      'İlker Ğül: 1 adult',
      'Bed & breakfast',
      '€1,098.72',
      '-€112.00',
      '51.76870, 19.45690',
      'help@wayfare.example',
      'Late arrival',
      'Accessibility: Step-free access, Assistance dog. The property has to confirm it.',
    ])
      expect(squeezed(text)).toContain(part);
  });

  it('HOT-18 says until when each room can be cancelled, where that differs', async () => {
    const rooms = BOOKING.rooms.map((room, index) =>
      index === 0
        ? room
        : {
            ...room,
            cancelPolicy: { ...room.cancelPolicy, refundable: false, freeCancellationUntil: null },
          },
    );
    const { text } = await read({ ...BOOKING, rooms });
    for (const part of [
      'Room 1: Free until Tuesday 8 December 2026',
      'Room 2: This rate is not refundable',
    ])
      expect(squeezed(text)).toContain(part);
    expect(squeezed((await read()).text)).not.toContain('Room 1: Free');
  });

  it('does not show the PIN: a voucher is handed over', async () => {
    expect((await read()).text).not.toContain(BOOKING.pin);
  });

  it.each(['Kraków Łódź Győr İstanbul', 'Αθήνα Париж ř ğ ő', 'Hôtel “Zeezicht” ½ – €'])(
    'writes %s as it is, and it can be read back',
    async (name) => {
      const { text } = await read({ ...BOOKING, hotel: { ...BOOKING.hotel, name } });
      expect(squeezed(text)).toContain(name);
    },
  );

  it('is Dutch for a Dutch reader', async () => {
    const { pages, text } = await read(DUTCH_BOOKING, DUTCH);
    expect(pages).toBe(1);
    for (const part of [
      'Hotelvoucher',
      'donderdag 10 december 2026',
      '2 volwassenen, 1 kind (7 jaar)',
      'Gratis tot',
    ])
      expect(squeezed(text)).toContain(part);
    expect(text).not.toMatch(/\b(Room|Check-in|Price|Cancellation|Free|Guests)\b/);
  });

  it('says that a demonstration is one, and only then', async () => {
    expect((await read()).text).toContain('Demonstration booking');
    expect(
      (await read({ ...BOOKING, hotel: { ...BOOKING.hotel, demo: false } })).text,
    ).not.toContain('Demonstration');
  });

  it.each([
    [{ booking: BOOKING, context: CONTEXT }, 'en', 'Wayfare: hotel voucher K7QM2X9A'],
    [{ booking: DUTCH_BOOKING, context: DUTCH }, 'nl', 'Wayfare: hotelvoucher K7QM2X9A'],
  ])('names its language and its title', async ({ booking, context }, language, title) => {
    const { dictionaries } = await read(booking, context);
    const catalog = dictionaries.find((dictionary) => dictionary.includes('/Type /Catalog'));
    expect(catalog).toContain(`/Lang (${language})`);
    expect(dictionaries).toContainEqual(expect.stringContaining(`(${title})`));
    expect(dictionaries).toContainEqual(expect.stringContaining('/DisplayDocTitle true'));
  });

  it('is tagged: headings, tables with headers and links, in the order of reading', async () => {
    const { tags, dictionaries } = await read();
    expect(dictionaries).toContainEqual(expect.stringContaining('/Marked true'));
    expect(tags[0]).toBe('Document');
    expect(tags.filter((tag) => /^H\d$/.test(tag))).toEqual([
      'H1',
      'H2',
      'H2',
      'H2',
      'H2',
      'H2',
      'H2',
    ]);
    expect(tags.filter((tag) => tag === 'Table')).toHaveLength(2);
    // columns; two rooms of four cells and six amounts of two, each row with a header of its own
    expect(tags.filter((tag) => tag === 'TH')).toHaveLength(6 + 2 + 6);
    expect(tags.filter((tag) => tag === 'TD')).toHaveLength(2 * 3 + 6);
    expect(dictionaries.filter((dictionary) => dictionary.includes('/Scope /Row'))).toHaveLength(8);
    expect(tags.join(' ')).toContain('L LI Lbl LBody P LI Lbl LBody P');
    expect(tags.filter((tag) => tag === 'Link')).toHaveLength(2);
    expect(tags.filter((tag, index) => tag === 'Link' && tags[index - 1] !== 'P')).toEqual([]);
    expect(dictionaries.filter((dictionary) => dictionary.includes('/Scope /Column'))).toHaveLength(
      6,
    );
    expect(dictionaries).toContainEqual(
      expect.stringContaining(
        '(https://www.openstreetmap.org/?mlat=51.76870&mlon=19.45690#map=17/51.76870/19.45690)',
      ),
    );
  });

  it('goes on over pages for many rooms and a long request, and loses nothing', async () => {
    const rooms = Array.from({ length: 9 }, (_, index) => ({
      ...BOOKING.rooms[0]!,
      occupancyRefID: index + 1,
      description: `Suite ${index} ${'with a long name '.repeat(8)}`,
    }));
    const occupancies = rooms.map(() => ({ paxes: [{ age: 30 }, { age: 9 }, { age: 4 }] }));
    const { pages, text } = await read({
      ...BOOKING,
      rooms,
      occupancies,
      remarks: `${'Please. '.repeat(60)}The end.`,
    });
    expect(pages).toBeGreaterThan(1);
    for (const part of [
      'Suite 0',
      'Suite 8',
      'The end.',
      'Getting there',
      `Page ${pages} of ${pages}`,
    ])
      expect(squeezed(text)).toContain(part);
  });

  it('is the same file for the same booking', async () => {
    expect(await voucherPdf(BOOKING, CONTEXT)).toEqual(await voucherPdf(BOOKING, CONTEXT));
  });
});
