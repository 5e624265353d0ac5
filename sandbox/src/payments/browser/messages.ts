/* What page and frame say to each other. The card's number is in none of it. */

export interface CardError {
  type: string;
  message: string;
  code?: string;
}

export interface BrowserIntent {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  status: string;
  client_secret: string;
  next_action: {
    use_stripe_sdk?: { stripe_js: string };
    redirect_to_url?: { url: string };
  } | null;
  last_payment_error?: CardError | null;
  last_setup_error?: CardError | null;
}

export type IntentAnswer = { intent: BrowserIntent } | { error: CardError };

export type Look = Readonly<Record<string, string>>;
export type Styles = Readonly<Record<'dialog' | 'challenge' | 'element', Look>>;

export interface ConfirmRequest {
  clientSecret: string;
  /** parameters of the call; without a `payment_method` the fields' own goes along */
  form: Readonly<Record<string, string | undefined>>;
}

export interface FrameCalls {
  paint(look: Look): unknown;
  check(nothing: null): { error?: CardError };
  confirm(request: ConfirmRequest): Promise<IntentAnswer>;
  retrieve(clientSecret: string): Promise<IntentAnswer>;
  focus(nothing: null): unknown;
}

export interface FrameEvent {
  name: 'ready' | 'change' | 'height';
  detail: object | number;
}

export type Parts = Readonly<Record<string, (...given: never[]) => unknown>>;
