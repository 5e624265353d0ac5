import { describeStaySupplier } from '../../../../test/conformance/stay-supplier/conformance';
import { staysOfSandbox } from '../../../../test/conformance/stay-supplier/sandbox-stays';
import { BROKEN_WIRES, orderOf } from '../../../../test/conformance/stay-supplier/stay-supplier';
import { wasNotSent } from '../../../platform/http/problem';
import { hotelbedsStaySupplier } from './hotelbeds';

const make = staysOfSandbox({
  at: (url, { origin, timeout }) =>
    hotelbedsStaySupplier(
      {
        url,
        key: 'hotelbeds_test_sandbox',
        secret: 'hotelbeds_secret_sandbox',
        codesUrl: `${origin}/catalogue/codes/hotelbeds.tsv`,
        timeout,
      },
      { warn: () => {} },
    ),
  refusal: {
    path: /^DELETE /,
    fault: { status: 500, body: { error: { code: 'PRODUCT_ERROR', message: 'Not allowed' } } },
  },
});

describeStaySupplier('The sandbox, through Hotelbeds,', make);

describe('A booking at Hotelbeds, which is looked up before it is sent,', () => {
  const isUnsent = (call: Promise<unknown>) => call.then(() => null, wasNotSent);

  it.each(BROKEN_WIRES)('was surely not sent when the lookup is %s', async (how) => {
    const made = make();
    const order = orderOf(await made.quoteFor('sold'));
    expect(await isUnsent(made.broken(how).book(order))).toBe(true);
    expect(await made.supplier.findBooking(order.reference)).toBeNull();
  });

  it('may have been made when its own answer is lost', async () => {
    const made = make();
    expect(await isUnsent(made.losing().book(orderOf(await made.quoteFor('sold'))))).toBe(false);
  });
});
