import { runningSandbox } from './sandbox-process';
import type { RunningSandbox } from './sandbox-process';
import { startWireDouble } from '../fakes/fault-proxy';
import type { WireDouble } from '../fakes/fault-proxy';

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
