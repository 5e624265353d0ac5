import { aStayPart } from '../../../test/builders/build-stay-record';
import { describeStayBookings } from '../../../test/conformance/stay-supplier/conformance-bookings';
import type { QuoteFate } from '../../../test/conformance/stay-supplier/stay-supplier';
import { Chance } from '../../../test/fakes/bank-and-supplier.fake';
import { FakeStays } from '../../../test/fakes/stays.fake';

const FATES: readonly QuoteFate[] = ['sold', 'refused', 'silent', 'expired'];
const PARTS = FATES.map((fate) => aStayPart({ supplierQuote: fate }));

describeStayBookings('The supplier that other tests book at', () => {
  const chance = new Chance((call) => (call === 'book silent' ? 'lost-after' : 'fine'));
  const { supplier } = new FakeStays(chance, PARTS, { refused: 'refused', expired: 'gone' });
  return { supplier, quoteFor: async (fate) => fate };
});
