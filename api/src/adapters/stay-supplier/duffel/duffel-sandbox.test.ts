import { describeStaySupplier } from '../../../../test/conformance/stay-supplier/conformance';
import { DATES, staysOfSandbox } from '../../../../test/conformance/stay-supplier/sandbox-stays';
import { duffelStaySupplier } from './duffel';

const make = staysOfSandbox({
  at: (url, { timeout }) => duffelStaySupplier({ url, token: 'duffel_test_sandbox', timeout }),
  refusal: {
    path: /^POST \S+\/actions\/cancel$/,
    fault: { status: 422, code: 'not_cancellable' },
  },
});

describeStaySupplier('The sandbox, through Duffel,', make);

describe('The sandbox', () => {
  it('says which rates the property confirms later', async () => {
    const { supplier } = make();
    const [offer] = await supplier.search({ hotelIds: ['H-RQ'] }, DATES);
    const rates = await supplier.rates(offer?.handle ?? '');
    expect([rates.length > 0, rates.every(({ onRequest }) => onRequest)]).toEqual([true, true]);
  });
});
