import type { DeliveryType } from '@wayfare/api-contract';
import { readAztec } from '../../../test/readers/aztec-reader';
import { readPdf } from '../../../test/readers/pdf-reader';
import { trainBookingView } from './booked/train-booking-view';
import {
  keys,
  RECORD,
  ROW,
  papers,
  withRecord,
  squeezed,
} from '../../../test/builders/train-papers';

describe('The tickets of a train booking', () => {
  it('TRN-34 have the code that is scanned of each printed ticket, which no view has', async () => {
    const { text, figures } = readPdf(await papers.voucher(ROW));
    expect(figures).toHaveLength(2);
    expect(squeezed(text)).toContain('The code in letters: WAYFARE item-1 2');
    expect(JSON.stringify(await trainBookingView(ROW, { keys, language: 'en' }))).not.toContain(
      'WAYFARE item-1',
    );
  });

  it('TRN-34 are handed out one by one: a traveller’s own has nobody else’s ticket, name, code or price', async () => {
    const [item] = RECORD.items;
    const names = ['Sanne', 'Lucas'];
    const record = {
      items: RECORD.items.map((each) => ({
        ...each,
        travellers: each.travellers.map((traveller, index) => ({
          ...traveller,
          firstName: names[index] ?? '',
        })),
      })),
    };
    const ticket = async (travelerId: string, itemId = item?.id ?? '', row = withRecord(record)) =>
      (await papers.ticket?.(row, { itemId, travelerId })) ?? null;
    const own = await ticket('t2');
    const { text, figures } = readPdf(own ?? Buffer.from(''));
    expect([
      figures.length,
      squeezed(text).includes('WAYFARE item-1 2'),
      text.includes('Lucas'),
    ]).toEqual([1, true, true]);
    expect(text).not.toMatch(/Sanne|WAYFARE item-1 1|Tickets and passes|Total|Interrail/);
    expect(
      await Promise.all([
        ticket('t9'),
        ticket('t1', 'item-9'),
        ticket('t1', item?.id, { ...withRecord(record), status: 'canceled' }),
      ]),
    ).toEqual([null, null, null]);
  });

  it('TRN-34 are named one by one in the view, and not for who has no ticket any more', async () => {
    const view = await trainBookingView(ROW, { keys, language: 'en' });
    expect(
      view.documents?.tickets.map(({ itemID, travelerId, url, code }) =>
        [itemID, travelerId, url, code].map((text) => text?.replace(/key=.*/, '')),
      ),
    ).toEqual(
      ['t1', 't2'].map((traveller) => {
        const own = `/api/bookings/tb-1/tickets/item-1/${traveller}`;
        return ['item-1', traveller, `${own}/document.pdf?`, `${own}/code.svg?`];
      }),
    );
    expect(
      (await trainBookingView({ ...ROW, status: 'canceled' }, { keys, language: 'en' })).documents,
    ).toBeNull();
  });

  it('TRN-34 have a picture of the code that says the same as the one on paper, and of nobody else’s', async () => {
    const code = async (travelerId: string, row = ROW) =>
      (await papers.code?.(row, { itemId: 'item-1', travelerId })) ?? null;
    const svg = (await code('t2')) ?? '';
    const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
    const dark = new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
    const margin = 2;
    const matrix = Array.from({ length: side - 2 * margin }, (_row, y) =>
      Array.from({ length: side - 2 * margin }, (_square, x) =>
        dark.has(`${x + margin} ${y + margin}`),
      ),
    );
    expect(readAztec(matrix)).toBe('WAYFARE item-1 2');
    expect(svg).not.toMatch(/style|script|<text/);
    expect([await code('t9'), await code('t1', { ...ROW, status: 'canceled' })]).toEqual([
      null,
      null,
    ]);
  });

  it.each<[DeliveryType, number]>([
    ['PAH', 1],
    ['ETK', 0],
    ['TICKETLESS', 0],
  ])('TRN-34 draw a code for %s where there is something to scan: %d', async (type, codes) => {
    const items = RECORD.items.slice(1).map((item) => ({
      ...item,
      documents: [
        {
          type,
          travellerId: 't1',
          code: null,
          url: null,
          station: null,
          barcode: codes === 0 ? null : 'RAIL1|X',
        },
      ],
    }));
    expect(readPdf(await papers.voucher(withRecord({ items }))).figures).toHaveLength(codes);
  });
});
