import { newId } from '../kit/ids';
import type { Way } from './browser/ways';
import type { Call } from './calls';
import type { Method } from './methods';
import { refused, type StripeErrorBody, type StripeProblem } from './problems';
import type { Store } from './store';

interface Asked {
  kind: 'payment' | 'setup';
  /** cents; nothing is taken by a setup */
  amount: number;
  captureMethod: 'manual' | 'automatic';
  ways: readonly Way[];
  /** a way to pay may say otherwise than the intent how it is captured */
  options: Readonly<Partial<Record<Way, { capture_method?: 'manual' | undefined } | undefined>>>;
  customer: string | null;
  description: string | null;
  metadata: Readonly<Record<string, string>>;
  usage: string | null;
}

interface Question {
  readonly source: string;
  readonly returnUrl: string | null;
  readonly action: object;
}

export interface Intent extends Asked {
  readonly id: string;
  readonly clientSecret: string;
  readonly created: number;
  status:
    | 'requires_payment_method'
    | 'requires_action'
    | 'processing'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled';
  received: number;
  refunded: number;
  method: Method | null;
  question: Question | null;
  /** the money is on its way, and arrives then (milliseconds since 1970) */
  arrives: number | null;
  error: StripeErrorBody | null;
}

export function newIntent(
  store: Store,
  { kind, amount, ...asked }: Pick<Asked, 'kind' | 'amount'> & Partial<Asked>,
): Intent {
  const id = newId(kind === 'payment' ? 'pi' : 'seti');
  const intent: Intent = {
    captureMethod: 'automatic',
    ways: ['card'],
    options: {},
    customer: null,
    description: null,
    metadata: {},
    usage: null,
    ...asked,
    kind,
    amount,
    id,
    clientSecret: newId(`${id}_secret`),
    created: store.seconds(),
    status: 'requires_payment_method',
    received: 0,
    refunded: 0,
    method: null,
    question: null,
    arrives: null,
    error: null,
  };
  store.intents.set(id, intent);
  return intent;
}

export function change(intent: Intent, to: Partial<Intent>): void {
  Object.assign(intent, to);
}

export function wireIntent(intent: Intent) {
  const { id, kind, amount, status, error, usage } = intent;
  const common = {
    id,
    object: fieldOf(intent),
    client_secret: intent.clientSecret,
    created: intent.created,
    customer: intent.customer,
    description: intent.description,
    livemode: false,
    metadata: intent.metadata,
    next_action: intent.question?.action ?? null,
    payment_method: intent.method?.wire.id ?? null,
    payment_method_options: intent.options,
    payment_method_types: intent.ways,
    status,
  };
  if (kind === 'setup') return { ...common, last_setup_error: error, usage };
  return {
    ...common,
    amount,
    amount_capturable: status === 'requires_capture' ? amount : 0,
    amount_received: intent.received,
    capture_method: intent.captureMethod,
    currency: 'eur',
    last_payment_error: error,
    setup_future_usage: usage,
  };
}

export const visible = ({ key }: Pick<Call, 'key'>, intent: Intent): object =>
  key === 'secret'
    ? wireIntent(intent)
    : { ...wireIntent(intent), metadata: undefined, customer: undefined };

export const nameOf = ({ kind }: Intent): string =>
  kind === 'payment' ? 'PaymentIntent' : 'SetupIntent';
export const fieldOf = ({ kind }: Intent): 'payment_intent' | 'setup_intent' => `${kind}_intent`;

export function unexpectedState(intent: Intent, doing: string): StripeProblem {
  const field = fieldOf(intent);
  return refused(
    'unexpected-state',
    { doing, intent: nameOf(intent), status: intent.status },
    { code: `${field}_unexpected_state`, [field]: wireIntent(intent) },
  );
}
