import { newId } from './ids';

export type EventType =
  | 'charge.refunded'
  | 'checkout.session.completed'
  | 'customer.deleted'
  | 'payment_intent.amount_capturable_updated'
  | 'payment_intent.canceled'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.succeeded'
  | 'payment_method.detached'
  | 'setup_intent.canceled'
  | 'setup_intent.setup_failed'
  | 'setup_intent.succeeded';

/** The version that the pinned client and its types speak. */
export const API_VERSION = '2026-10-28.endive';

export interface WireEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  type: EventType;
}

const KEPT = 10_000;

/** What happened, in order; whoever delivers it listens. */
export class EventLog {
  readonly events = new Map<string, WireEvent>();
  private listener: (event: WireEvent) => void = () => undefined;

  constructor(private readonly now: () => number) {}

  onEvent(listener: (event: WireEvent) => void): void {
    this.listener = listener;
  }

  add(type: EventType, object: object): void {
    const event: WireEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: Math.floor(this.now() / 1000),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 0,
      request: { id: null, idempotency_key: null },
      type,
    };
    this.events.set(event.id, event);
    const [oldest] = this.events.keys();
    if (this.events.size > KEPT && oldest !== undefined) this.events.delete(oldest);
    this.listener(event);
  }
}
