import type { Revision } from '@wayfare/releases';
import type { RegistryClient } from '@wayfare/releases/service/registry-client';
import { builtRelease } from '@wayfare/releases/testing/built-release.fixture';
import type { Counted, ReleaseCount } from '@wayfare/rollout/counted';
import { timeBucket } from '@wayfare/rollout/timings';
import { startService, type RunningService } from './service.fixture';

/** Of one arm in a tick: numbers of what is counted, and how long its pages took. */
export interface Arm extends Partial<Record<Exclude<Counted, 'lcp' | 'inp'>, number>> {
  readonly lcp?: readonly number[];
}

export const MINUTE = 60_000;
const LADDER = { steps: [{ percent: 1 }, { percent: 10 }, { percent: 50 }] };

function countsOf(vertical: string, version: string, { lcp = [], ...arm }: Arm): ReleaseCount[] {
  const numbers = Object.entries(arm).filter(([, count]) => count > 0);
  return [
    ...numbers.map(([counted, count]) => ({
      vertical,
      version,
      counted: counted as Counted,
      bucket: 0,
      count,
    })),
    ...lcp.map((ms) => ({
      vertical,
      version,
      counted: 'lcp' as const,
      bucket: timeBucket(ms),
      count: 1,
    })),
  ];
}

/** A service whose clock the test moves, and a shell's counts over HTTP. */
export class RolloutSite {
  private constructor(
    readonly service: RunningService,
    readonly client: RegistryClient,
    private readonly clock: { now: number },
    private readonly token: string,
  ) {}

  static async start(
    environment: Readonly<Record<string, string>> = {},
    clock = { now: Date.parse('2026-03-01T12:00:00Z') },
  ): Promise<RolloutSite> {
    const service = await startService(environment, () => clock.now);
    const client = await service.clientOf('*');
    const token = await service.tokenOf({ team: 'shells', kind: 'follow', verticals: [] });
    return new RolloutSite(service, client, clock, token);
  }

  /** Another process with the same stores and the same clock. */
  another(environment: Readonly<Record<string, string>> = {}): Promise<RolloutSite> {
    return RolloutSite.start({ DATA_DIR: this.service.folder, ...environment }, this.clock);
  }

  /** Everybody has 1.0.0, and 2.0.0 is rolled out. */
  async begin(name = 'alpha', change: Record<string, unknown> = {}): Promise<Revision> {
    await this.client.publish(builtRelease({ name }), 'first');
    return this.client.publish(
      builtRelease({ name, version: '2.0.0', change: { rollout: LADDER, ...change } }),
      'second',
      { rollout: true },
    );
  }

  async count(arms: { fresh?: Arm; control?: Arm }, vertical = 'alpha'): Promise<void> {
    const counts = [
      ...countsOf(vertical, '2.0.0', arms.fresh ?? {}),
      ...countsOf(vertical, '1.0.0', arms.control ?? {}),
    ];
    await this.post(counts);
  }

  async post(counts: readonly ReleaseCount[]): Promise<void> {
    const response = await fetch(`${this.service.url}/v1/counts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ counts }),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  pass(ms: number): void {
    this.clock.now += ms;
  }

  /** A tick of the service after some time. */
  async tick(ms = 10_000): Promise<void> {
    this.pass(ms);
    await this.service.opened.rollouts.controller.tick();
  }

  async weights(vertical = 'alpha'): Promise<Record<string, number>> {
    const live = (await this.service.opened.shelf.registry.head())?.set[vertical] ?? [];
    return Object.fromEntries(live.map(({ version, weight }) => [version, weight]));
  }

  /** Of 2.0.0. */
  async rollout(vertical = 'alpha') {
    const found = (await this.client.rollouts()).find((each) => each.vertical === vertical);
    if (found === undefined) throw new Error(`there is no rollout of ${vertical}`);
    return found;
  }

  last = async (): Promise<Revision | undefined> =>
    (await this.service.opened.shelf.registry.history()).at(-1);

  close(): Promise<void> {
    return this.service.close();
  }
}

/** A tick of a healthy site: both arms alike. */
export const WELL = {
  fresh: { views: 250, errors: 0, renders: 100 },
  control: { views: 5_000, errors: 5, renders: 2_000, serverFailures: 1 },
} as const;
