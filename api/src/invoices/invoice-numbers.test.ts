import { describeOnDatabases } from '../../test/databases/on-databases';
import type { BookingDocuments } from '../booking/documents.routes';
import { freshKeys } from '../../test/builders/keys';
import { DETAILS, PRICE, seedFlight } from '../../test/builders/invoices';
import { issueInvoice } from './invoices.repository';
import { invoicesService } from './invoices.service';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const FLIGHT_PAPERS: BookingDocuments = {
  voucher: async () => Buffer.alloc(0),
  calendar: async () => '',
  tripEnd: () => ({ day: '2026-12-10', timeZone: 'Europe/Amsterdam' }),
  invoiced: async () => ({ what: 'A flight', days: '', lines: [{ label: '', cents: PRICE }] }),
};

describeOnDatabases('The numbers of invoices', (database) => {
  const issue = (now: number, fails = false, kind: 'invoice' | 'credit' = 'invoice') =>
    database().orm.transaction(async (connection) => {
      const number = await issueInvoice(
        connection,
        {
          ...{ kind, bookingId: 'bk_1', language: 'en', buyer: DETAILS, seller: null },
          ofNumber: kind === 'credit' ? 'WF2030-000001' : null,
          content: {
            ...{ version: 1, vertical: 'hotels', reference: 'AB12CD34', what: 'x', days: '' },
            lines: [],
          },
          total: kind === 'credit' ? -1 : 1,
        },
        now,
      );
      if (fails) throw new Error('lost');
      return number;
    });

  it('have no gaps within a year, whoever asks at the same time and whatever fails', async () => {
    const at = Date.parse('2030-06-01T12:00:00Z');
    const all = await Promise.allSettled(
      Array.from({ length: 24 }, (_, index) => issue(at, index % 3 === 1)),
    );
    const numbers = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 16 }, (_, index) => `WF2030-${String(index + 1).padStart(6, '0')}`),
    );
  });

  it('begin anew with a year, by the clock of the site’s place, and each kind counts by itself', async () => {
    expect(await issue(Date.parse('2030-12-31T22:30:00Z'))).toBe('WF2030-000017');
    expect(await issue(Date.parse('2030-12-31T23:30:00Z'))).toBe('WF2031-000001');
    expect(await issue(Date.parse('2030-06-01T12:00:00Z'), false, 'credit')).toBe('WFC2030-000001');
  });

  it('are one for a booking, whichever process is asked for it and however often', async () => {
    const { id } = await seedFlight(database(), 'anne');
    const processes = [0, 1].map(() =>
      invoicesService({
        ...{ database: database(), keys: freshKeys().links, config: { seller: null } },
        ...{ documents: { flights: FLIGHT_PAPERS }, vatRegister: null },
      }),
    );
    const principal = { id: 'anne', role: 'anonymous', sessionId: 's', tokenId: 't' } as const;
    const states = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        processes[index % 2]?.make(id, DETAILS, { principal, now: NOW }),
      ),
    );
    expect(new Set(states.map((state) => state?.current)).size).toBe(1);
    expect(states.map((state) => state?.papers.length)).toEqual(states.map(() => 1));
  });
});
