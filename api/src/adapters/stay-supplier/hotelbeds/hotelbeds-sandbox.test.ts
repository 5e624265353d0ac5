import { describeStaySupplier } from '../../../../test/conformance/stay-supplier/conformance';
import { staysOfSandbox } from '../../../../test/conformance/stay-supplier/sandbox-stays';
import { hotelbedsStaySupplier } from './hotelbeds';

const make = staysOfSandbox({
  at: (url, { origin, timeout }) =>
    hotelbedsStaySupplier({
      url,
      key: 'hotelbeds_test_sandbox',
      secret: 'hotelbeds_secret_sandbox',
      codesUrl: `${origin}/catalogue/codes/hotelbeds.tsv`,
      timeout,
    }),
  refusal: {
    path: /^DELETE /,
    fault: { status: 500, body: { error: { code: 'PRODUCT_ERROR', message: 'Not allowed' } } },
  },
});

describeStaySupplier('The sandbox, through Hotelbeds,', make);
