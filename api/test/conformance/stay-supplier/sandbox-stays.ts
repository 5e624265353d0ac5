import { addDays, today } from '@wayfare/domain';
import type { StayDates, StaySupplier } from '../../../src/ports/stay-supplier';
import { startWireDouble } from '../../fakes/fault-proxy';
import type { Fault, WireDouble } from '../../fakes/fault-proxy';
import { runningSandbox } from '../../sandbox/sandbox-process';
import type { RunningSandbox } from '../../sandbox/sandbox-process';
import { quoteAt } from './stay-supplier';
import type { BreakableStays, BrokenWire, QuoteFate } from './stay-supplier';

/* For tests: a supplier of the sandbox's hotels, with a wire in between that breaks and a clock that is turned. */

export interface VendorOfSandbox {
  /** its adapter, on a wire; `origin` is the sandbox's own address */
  at(wire: string, given: { readonly origin: string; readonly timeout: number }): StaySupplier;
  /** how the vendor says that it will not cancel, and where */
  readonly refusal: { readonly path: RegExp; readonly fault: Fault };
}

const FAULTS: Readonly<Record<Exclude<BrokenWire, 'unreachable'>, Fault | null>> = {
  hanging: 'hanging',
  dropped: 'dropped',
  html: 'html',
  rubbish: 'rubbish',
  null: 'null',
  'off-shape': () => '{"data":{"results":"none"},"hotels":7,"hotel":1,"booking":3,"bookings":[]}',
  failing: { status: 500, code: 'internal_server_error' },
  gateway: { status: 504, code: 'gateway_timeout' },
  mended: null,
};
const HOTELS = { sold: 'H-DELTA', expired: 'H-DELTA', refused: 'H-FAIL', silent: 'H-UNKNOWN' };
const HALF_AN_HOUR = 31 * 60_000;
const EVERY = /./;

const checkIn = addDays(today('UTC'), 30);
export const DATES: StayDates = {
  checkIn,
  checkOut: addDays(checkIn, 2),
  occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
};

export function staysOfSandbox(vendor: VendorOfSandbox): () => BreakableStays {
  let sandbox: RunningSandbox;
  let wire: WireDouble;
  let turned = 0;
  beforeAll(async () => {
    sandbox = await runningSandbox({}, () => Date.now() + turned);
    wire = await startWireDouble(() => sandbox.origin);
    // the first search makes 20,000 hotels
    await supplierAt(sandbox.origin).search({ hotelIds: ['H-DELTA'] }, DATES);
  }, 60_000);
  afterAll(async () => {
    await wire.close();
    await sandbox.stop();
  });
  beforeEach(() => wire.reset());

  const supplierAt = (url: string, timeout = 20_000) =>
    vendor.at(url, { origin: sandbox.origin, timeout });

  async function quoteFor(fate: QuoteFate): Promise<string> {
    const { quote } = await quoteAt(supplierAt(sandbox.origin), HOTELS[fate], DATES);
    if (fate === 'expired') turned += HALF_AN_HOUR;
    return quote.id;
  }

  function broken(how: BrokenWire): StaySupplier {
    if (how === 'unreachable') return supplierAt('http://127.0.0.1:1', 1_000);
    wire.reset();
    const fault = FAULTS[how];
    if (fault !== null) wire.on(EVERY, fault);
    return supplierAt(wire.url, how === 'hanging' ? 500 : undefined);
  }

  function withFault(path: RegExp, fault: Fault): StaySupplier {
    wire.on(path, fault);
    return supplierAt(wire.url);
  }

  return () => ({
    supplier: supplierAt(sandbox.origin),
    free: ['H-FAIL', 'H-DELTA'],
    full: 'H-NOROOM',
    dates: DATES,
    dearer: 'H-DELTA',
    quoteFor,
    broken,
    losing: () => withFault(/^POST \S*\/bookings$/, 'lost'),
    refusingToCancel: () => withFault(vendor.refusal.path, vendor.refusal.fault),
  });
}
