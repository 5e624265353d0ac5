import { createHmac } from 'node:crypto';

export interface Target {
  readonly url: string;
  readonly secret: string;
}

/** How deliveries misbehave: twice, newest first, after five seconds, or not at all. */
export const DELIVERY_MODES = ['on', 'off', 'duplicate', 'reverse', 'late'] as const;
type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** After a refusal or silence; a little over five minutes in all. */
const RETRY_DELAYS = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 40_000, 60_000, 90_000, 90_000];
const GATHER_MS = 1_000;
const LATE_MS = 5_000;
const DEADLINE_MS = 10_000;

/** How a service names itself and its signature, an HMAC of time and body: the scheme that Stripe and Duffel share. */
export interface Signing {
  header: string;
  version: string;
  agent: string;
}

export class Webhooks {
  mode: DeliveryMode = 'on';
  private readonly timers = new Set<NodeJS.Timeout>();
  private gathered: object[] = [];

  constructor(
    private readonly signing: Signing,
    private readonly target: Target | undefined,
    private readonly retryDelays: readonly number[] = RETRY_DELAYS,
  ) {}

  send(event: object): void {
    const { mode } = this;
    if (mode === 'off') return;
    if (mode === 'reverse') this.gather(event);
    else this.after(mode === 'late' ? LATE_MS : 0, () => this.knock(event));
    if (mode === 'duplicate') this.after(0, () => this.knock(event));
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private after(ms: number, run: () => unknown): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms);
    timer.unref();
    this.timers.add(timer);
  }

  private gather(event: object): void {
    this.gathered = [event, ...this.gathered];
    if (this.gathered.length > 1) return;
    this.after(GATHER_MS, async () => {
      const events = this.gathered;
      this.gathered = [];
      for (const next of events) await this.knock(next);
    });
  }

  /** One try; a later one is a timer of its own, so that nothing waits for it. */
  private async knock(event: object, tries = 0): Promise<void> {
    if (this.target === undefined) return;
    const { url, secret } = this.target;
    const { header, version, agent } = this.signing;
    const body = JSON.stringify(event);
    // The receiver compares this time with its own clock, so it is the real one even when a test turned ours.
    const time = Math.floor(Date.now() / 1_000);
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    const isTaken = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        [header]: `t=${time},${version}=${signature}`,
        'user-agent': agent,
      },
      body,
      signal: AbortSignal.timeout(DEADLINE_MS),
      redirect: 'manual',
    }).then(
      (answer) => answer.ok,
      () => false,
    );
    const delay = this.retryDelays[tries];
    if (!isTaken && delay !== undefined) this.after(delay, () => this.knock(event, tries + 1));
  }
}
