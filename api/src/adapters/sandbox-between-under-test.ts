import { runningSandbox } from '../sandbox-under-test';
import type { RunningSandbox } from '../sandbox-under-test';
import { startWireDouble } from './wire-between';
import type { WireDouble } from './wire-between';

/** For tests: the suite's sandbox, and a wire to it that breaks; whole again before each test. */
export function sandboxBetween() {
  let sandbox: RunningSandbox;
  let wire: WireDouble;
  beforeAll(async () => {
    sandbox = await runningSandbox();
    wire = await startWireDouble(() => sandbox.origin);
  }, 60_000);
  afterAll(async () => {
    await wire.close();
    await sandbox.stop();
  });
  beforeEach(() => wire.reset());
  return () => ({ sandbox, wire });
}
