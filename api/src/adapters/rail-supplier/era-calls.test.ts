import type { RailSupplier } from '../../ports/rail-supplier';
import { sandboxBetween } from '../../../test/sandbox/sandbox-behind-proxy';
import type { WireDouble } from '../../../test/fakes/fault-proxy';
import { supplierAt, CALLS } from '../../../test/conformance/rail-supplier/rail-calls';

// The first search reads the timetable.
jest.setTimeout(30_000);

const between = sandboxBetween();
let wire: WireDouble;
let supplier: RailSupplier;
beforeEach(() => {
  ({ wire } = between());
  supplier = supplierAt(wire.url);
});

describe('The rail supplier', () => {
  it.each(CALLS.map(([name, ...rest]) => [name, rest] as const))(
    'is told by %s',
    async (_name, [call, address, body = null]) => {
      wire.on(/./, { status: 500, code: 'INTERNAL' });
      await call(supplier).catch(() => undefined);
      expect(
        wire.asked.map((asked) => [
          `${asked.method} ${asked.url}`,
          JSON.parse(asked.body === '' ? 'null' : asked.body),
        ]),
      ).toEqual([[address, body]]);
      expect(wire.asked[0]?.headers).toMatchObject({
        authorization: 'Bearer rail_test_sandbox',
        'x-correlationid': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    },
  );
});
