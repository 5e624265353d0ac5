import { describeOnDatabase } from '../../test/databases/on-databases';
import { DETAILS } from '../../test/builders/invoices';
import { findInvoice, forgetOldInvoices, issueInvoice } from './invoices.repository';

describeOnDatabase('Invoices that are kept', (database) => {
  const issueAt = (at: string) =>
    issueInvoice(
      database().orm,
      {
        ...{ kind: 'invoice', bookingId: 'bk_1', ofNumber: null, language: 'nl', total: 1 },
        ...{ buyer: DETAILS, seller: null },
        content: {
          ...{ version: 1, vertical: 'trains', reference: 'AB12CD34', what: 'x', days: '' },
          lines: [],
        },
      },
      Date.parse(at),
    );

  it('go seven years after the end of their year, all of that year together', async () => {
    const { orm } = database();
    const numbers = [
      await issueAt('2026-01-01T09:00:00Z'),
      await issueAt('2026-12-31T09:00:00Z'),
      await issueAt('2027-01-01T09:00:00Z'),
    ];
    const left = async (now: string) => {
      await forgetOldInvoices(orm, 2_555, new Date(now));
      const found = [];
      for (const number of numbers) found.push(await findInvoice(orm, number));
      return found.map((invoice) => invoice !== null);
    };
    expect(await left('2033-12-31T23:59:59Z')).toEqual([true, true, true]);
    expect(await left('2034-01-01T00:00:00Z')).toEqual([false, false, true]);
  });
});
