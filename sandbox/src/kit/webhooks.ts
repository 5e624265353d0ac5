import { createHmac } from 'node:crypto';

interface Told {
  readonly type: string;
}

export interface Endpoint {
  id: string;
  url: string;
  secret: string;
  /** names of events, or `*` */
  enabledEvents: readonly string[];
}

/** How deliveries misbehave: twice, newest first, after five seconds, or not at all. */
export const DELIVERY_MODES = ['on', 'off', 'duplicate', 'reverse', 'late'] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** After a refusal or silence; a little over five minutes in all. */
const RETRY_DELAYS = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 40_000, 60_000, 90_000, 90_000];
const GATHER_MS = 1_000;
const LATE_MS = 5_000;
const DEADLINE_MS = 10_000;

/** How a service names its signature and itself. */
export interface Signing {
  header: string;
  version: string;
  agent: string;
}

/** An HMAC of time and body, so that neither can be changed: the scheme that Stripe and Duffel share. */
function signatureOf(
  body: string,
  secret: string,
  { at, version }: { at: number; version: string },
): string {
  const time = Math.floor(at / 1000);
  return `t=${time},${version}=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/** Brings events to whoever asked for them, and tries again for a while. */
export class Webhooks {
  readonly endpoints = new Map<string, Endpoint>();
  mode: DeliveryMode = 'on';
  private readonly timers = new Set<NodeJS.Timeout>();
  private gathered: Told[] = [];

  constructor(
    private readonly signing: Signing,
    private readonly retryDelays: readonly number[] = RETRY_DELAYS,
  ) {}

  add(endpoint: Endpoint): void {
    this.endpoints.set(endpoint.id, endpoint);
  }

  send(event: Told): void {
    const { mode } = this;
    if (mode === 'off') return;
    if (mode === 'reverse') this.gather(event);
    else this.after(mode === 'late' ? LATE_MS : 0, () => this.deliver(event));
    if (mode === 'duplicate') this.after(0, () => this.deliver(event));
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private after(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms);
    timer.unref();
    this.timers.add(timer);
  }

  private gather(event: Told): void {
    this.gathered = [event, ...this.gathered];
    if (this.gathered.length > 1) return;
    this.after(GATHER_MS, () => {
      const events = this.gathered;
      this.gathered = [];
      void events.reduce(
        (before, next) => before.then(() => this.deliver(next)),
        Promise.resolve(),
      );
    });
  }

  private async deliver(event: Told): Promise<void> {
    const wanted = [...this.endpoints.values()].filter(
      ({ enabledEvents }) => enabledEvents.includes('*') || enabledEvents.includes(event.type),
    );
    await Promise.all(wanted.map((endpoint) => this.knock(endpoint, event, 0)));
  }

  /** One try; a later one is a timer of its own, so that nothing waits for it. */
  private async knock(endpoint: Endpoint, event: Told, tries: number): Promise<void> {
    const body = JSON.stringify(event);
    // The receiver compares this time with its own clock, so it is the real one even when a test turned ours.
    const { header, version, agent } = this.signing;
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      [header]: signatureOf(body, endpoint.secret, { at: Date.now(), version }),
      'user-agent': agent,
    };
    const isTaken = await fetch(endpoint.url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(DEADLINE_MS),
      redirect: 'manual',
    }).then(
      (answer) => answer.ok,
      () => false,
    );
    const delay = this.retryDelays[tries];
    if (isTaken || delay === undefined || !this.endpoints.has(endpoint.id)) return;
    this.after(delay, () => void this.knock(endpoint, event, tries + 1));
  }
}
