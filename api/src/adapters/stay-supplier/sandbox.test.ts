import { addDays, today } from '@wayfare/domain';
import { runningSandbox } from '../../../test/sandbox/sandbox-process';
import type { RunningSandbox } from '../../../test/sandbox/sandbox-process';
import { describeStaySupplier } from '../../../test/conformance/stay-supplier/conformance';
import { duffelStaySupplier } from './duffel';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await runningSandbox();
}, 60_000);

afterAll(() => sandbox.stop());

const supplierOf = () =>
  duffelStaySupplier({ url: sandbox.origin, token: 'duffel_test_sandbox', timeout: 20_000 });

const checkIn = addDays(today('UTC'), 30);

describeStaySupplier('The sandbox, through Duffel,', () => ({
  supplier: supplierOf(),
  free: ['H-DELTA', 'H-RQ'],
  full: 'H-NOROOM',
  dates: {
    checkIn,
    checkOut: addDays(checkIn, 2),
    occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
  },
}));

describe('The sandbox', () => {
  it('says which rates the property confirms later', async () => {
    const supplier = supplierOf();
    const dates = {
      checkIn,
      checkOut: addDays(checkIn, 2),
      occupancies: [{ paxes: [{ age: 30 }] }],
    };
    const [offer] = await supplier.search({ hotelIds: ['H-RQ'] }, dates);
    expect(
      (await supplier.rates(offer?.searchResultId ?? '')).every(({ onRequest }) => onRequest),
    ).toBe(true);
  });

  it('knows no rate of a name that a caller makes up', async () => {
    for (const rateId of ["'; DROP TABLE bookings; --", 'x'.repeat(500), ''])
      await expect(supplierOf().quote(rateId)).rejects.toMatchObject({
        problemCode: 'OFFER_EXPIRED',
      });
  });
});
