/* What page and frame say to each other. The card's number is in none of it. */

export interface CardError {
  type: string;
  message: string;
  code?: string;
  decline_code?: string;
  payment_intent?: BrowserIntent;
  setup_intent?: BrowserIntent;
}

export interface BrowserIntent {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  status: string;
  client_secret: string;
  next_action: {
    type: string;
    use_stripe_sdk?: { stripe_js: string; source: string };
    redirect_to_url?: { url: string };
  } | null;
  last_payment_error?: CardError | null;
  last_setup_error?: CardError | null;
}

export type IntentAnswer = { intent: BrowserIntent } | { error: CardError };

/** The few variables of Stripe's appearance that the fields follow. */
export interface Look {
  colorPrimary?: string;
  colorText?: string;
  colorTextSecondary?: string;
  colorBackground?: string;
  /** what the frame stands on, found by the frame's owner and not the shop's to set */
  colorBackdrop?: string;
  colorDanger?: string;
  colorBorder?: string;
  fontFamily?: string;
  fontSizeBase?: string;
  borderRadius?: string;
}

export interface FrameOptions {
  locale?: string;
  look?: Look;
}

export interface ConfirmRequest {
  clientSecret: string;
  returnUrl?: string | undefined;
  /** a card that is known already; without it the fields' own */
  paymentMethod?: string | undefined;
  expectedAmount?: number | undefined;
  expectedCapture?: string | undefined;
  /** the card is kept for its holder */
  keepFor?: string | undefined;
  redisplay?: string | undefined;
}

/** What the frame does when it is asked. */
export interface FrameCalls {
  setUp(options: FrameOptions): unknown;
  check(nothing: null): { error: CardError } | Record<string, never>;
  confirm(request: ConfirmRequest): Promise<IntentAnswer>;
  retrieve(request: { clientSecret: string }): Promise<IntentAnswer>;
  createMethod(nothing: null): Promise<{ paymentMethod: object } | { error: CardError }>;
  focus(nothing: null): unknown;
  blur(nothing: null): unknown;
  clear(nothing: null): unknown;
}

export interface FrameEvent {
  name: 'ready' | 'change' | 'focus' | 'blur' | 'escape' | 'height';
  detail: unknown;
}
