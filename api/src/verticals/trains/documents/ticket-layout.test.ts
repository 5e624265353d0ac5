import { buildTrainTraveler } from '@wayfare/testing/train-item-builders';
import { BOOKING, CODES, CONTEXT, DUTCH, TICKETS } from '../../../../test/builders/build-train';
import { ticketPdf } from './ticket-pdf';
import { squeezed, read } from '../../../../test/readers/read-ticket-paper';

const headings = (tags: readonly string[]) => tags.filter((tag) => /^H\d$/.test(tag));

describe('TRN-34 Pages of tickets', () => {
  it.each([
    [CONTEXT, 'en', 'Wayfare: train tickets TR12TR34'],
    [DUTCH, 'nl', 'Wayfare: treintickets TR12TR34'],
  ])('name their language and their title', async (context, language, title) => {
    const { dictionaries } = await read({}, context);
    expect(dictionaries.find((dictionary) => dictionary.includes('/Type /Catalog'))).toContain(
      `/Lang (${language})`,
    );
    expect(dictionaries).toContainEqual(expect.stringContaining(`(${title})`));
    expect(dictionaries).toContainEqual(expect.stringContaining('/DisplayDocTitle true'));
  });

  it('are tagged: headings, tables with headers and a link, in the order of reading', async () => {
    const { tags, dictionaries } = await read();
    expect(dictionaries).toContainEqual(expect.stringContaining('/Marked true'));
    expect(tags[0]).toBe('Document');
    // both legs, two tickets and the fare; the pass, its ticket and its fare; price, advice and help
    expect(headings(tags)).toEqual([
      'H1',
      'H2',
      'H2',
      'H3',
      'H3',
      'H2',
      'H2',
      'H3',
      'H2',
      'H2',
      'H2',
      'H2',
    ]);
    expect(tags.filter((tag) => tag === 'Table')).toHaveLength(4);
    // columns; three trains and a pass of four cells and three amounts of two, each row with a header of its own
    expect(tags.filter((tag) => tag === 'TH')).toHaveLength(4 + 4 + 4 + 2 + 4 + 3);
    expect(tags.filter((tag) => tag === 'TD')).toHaveLength(4 * 3 + 3);
    expect(tags.filter((tag) => tag === 'Link')).toHaveLength(1);
  });

  it('go on over pages for nine travellers, lose nothing and break no ticket', async () => {
    const travelers = Array.from({ length: 9 }, (_, index) =>
      buildTrainTraveler({
        id: `t${index + 1}`,
        firstName: `Maximiliana ${index}`,
        lastName: 'van der Hoeven-Oudenhoven',
      }),
    );
    const barcodes = travelers.map(({ id }) => ({
      itemId: TICKETS.id,
      travelerId: id,
      content: `${CODES[0]}|${id}`,
    }));
    const item = {
      ...TICKETS,
      travelers,
      productAssignments: [],
      valueDocuments: travelers.map(({ id }) => ({
        type: 'PAH' as const,
        travelerId: id,
        code: null,
        url: null,
        station: null,
      })),
    };
    const { pages, text, figures } = await read({ bookingItems: [item], barcodes });
    expect(pages).toBeGreaterThan(2);
    expect(figures).toHaveLength(9);
    for (const part of ['Maximiliana 0', 'Maximiliana 8', 'Help', `Page ${pages} of ${pages}`])
      expect(squeezed(text)).toContain(part);
  });

  it('are the same file for the same booking', async () => {
    expect(await ticketPdf(BOOKING, CONTEXT)).toEqual(await ticketPdf(BOOKING, CONTEXT));
  });
});
