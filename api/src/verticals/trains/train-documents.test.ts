import type { MailKind } from '../../booking/booking';
import { readBookingKey } from '../../booking/booking-keys';
import { readPdf } from '../../../test/readers/pdf-reader';
import { NOW, keys, ROW, papers, withRecord, squeezed } from '../../../test/builders/train-papers';

describe('The papers of a train booking', () => {
  it.each([
    ['en', '/trains/success', 'Your train journey is booked'],
    ['nl', '/nl/treinen/success', 'Je treinreis is geboekt'],
  ] as const)(
    'are written in the language of the booking (%s) and lead to its page by a key of its own',
    async (language, page, heading) => {
      const { to, text } = await papers.mail({ ...ROW, language }, 'confirmed');
      expect(to).toBe('Sanne@Example.com');
      expect(text).toContain(heading);
      const [, path, key = ''] =
        /https:\/\/www\.wayfare\.example(\/[\w/-]+)\?key=(\S+)/.exec(text) ?? [];
      expect(path).toBe(page);
      expect(await readBookingKey(keys, key, NOW)).toEqual({ id: ROW.id, generation: 0 });
    },
  );

  it.each<[MailKind, string[]]>([
    ['confirmed', ['wayfare-tr12tr34.pdf', 'wayfare-tr12tr34.ics']],
    ['changed', ['wayfare-tr12tr34.pdf', 'wayfare-tr12tr34.ics']],
    ['canceled', ['wayfare-tr12tr34.ics']],
    ['failed', []],
    ['refunded', []],
    ['changeFailed', []],
  ])('go along with the mail “%s” where they are of use', async (kind, names) => {
    const { attachments } = await papers.mail(ROW, kind);
    expect(attachments.map(({ name }) => name)).toEqual(names);
  });

  it('are what can be downloaded too', async () => {
    const { attachments } = await papers.mail(ROW, 'confirmed');
    const pdf = await papers.voucher(ROW);
    expect(readPdf(pdf).text).toContain('Train tickets');
    expect(attachments.map(({ content }) => content.length)).toEqual([
      pdf.length,
      Buffer.byteLength(await papers.calendar(ROW)),
    ]);
  });

  it('word a change by what it was: an exchange, or a part that was given back', async () => {
    const exchange = { kind: 'exchange', cents: 1_200, quoteId: 'q-2' } as const;
    const refund = { kind: 'refund', cents: -4_800, quoteId: 'q-3' } as const;
    expect(
      squeezed(
        (await papers.mail(withRecord({ adjustments: [refund, exchange] }), 'changed')).text,
      ),
    ).toContain('You have paid €12.00 for the exchange');
    expect(
      squeezed(
        (await papers.mail(withRecord({ adjustments: [exchange, refund] }), 'changed')).text,
      ),
    ).toContain('A part of your booking is cancelled');
    expect(await papers.calendar(withRecord({ adjustments: [exchange, refund] }))).toContain(
      'SEQUENCE:2',
    );
  });

  it('tell what a cancellation came to, as it was confirmed', async () => {
    const { text } = await papers.mail(
      { ...ROW, status: 'canceled', refunded: 20_000 },
      'canceled',
    );
    expect(squeezed(text)).toContain('Cancellation fee €128.00');
    expect(await papers.calendar({ ...ROW, status: 'canceled' })).toContain('METHOD:CANCEL');
  });
});
