import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { InVertical } from './testing/in-vertical';
import { fakeStripe, type FakeStripe } from './testing/stripe.fake';
import { CardFields, useCardPayment, type CardFieldsProps, type CardOutcome } from './index';

expect.extend(toHaveNoViolations);

const SETTINGS = {
  provider: 'sandbox',
  publishableKey: 'pk_test_a',
  scriptUrl: 'http://127.0.0.1:4020/v3/stripe.js',
} as const;
const RETURN = 'http://localhost:4000/back';

let fake: FakeStripe;
let said: (string | null | CardOutcome)[];
beforeEach(() => {
  fake = fakeStripe();
  said = [];
});

const loadFake = () => Promise.resolve(fake.stripe);

function PayButton({ mode }: { mode: 'payment' | 'setup' }) {
  const card = useCardPayment();
  return (
    <>
      <button type="button" onClick={() => void card.check().then((problem) => said.push(problem))}>
        Check
      </button>
      <button
        type="button"
        onClick={() =>
          void card
            .confirm({ clientSecret: 'pi_1_secret_2', mode, returnUrl: RETURN })
            .then((outcome) => said.push(outcome))
        }
      >
        Pay
      </button>
    </>
  );
}

function show(props: Partial<CardFieldsProps> = {}) {
  const given: CardFieldsProps = {
    settings: SETTINGS,
    amount: 41_250,
    mode: 'payment',
    language: 'en',
    load: loadFake,
    ...props,
  };
  return render(
    <CardFields {...given}>
      <PayButton mode={given.mode} />
    </CardFields>,
    {
      wrapper: ({ children }) => <InVertical language={given.language}>{children}</InVertical>,
    },
  );
}

async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
}

describe('the card fields', () => {
  it('keep their place and say so until they are there', async () => {
    const ready = jest.fn();
    const { container } = show({ onReady: ready });
    expect(screen.getByText('Loading the payment fields')).toBeInTheDocument();
    await screen.findByTitle('card frame');
    expect(screen.getByText('Loading the payment fields')).toBeInTheDocument();
    act(() => fake.fire('ready'));
    expect(screen.queryByText('Loading the payment fields')).not.toBeInTheDocument();
    expect(ready).toHaveBeenCalledTimes(1);
    expect(await axe(container, { iframes: false })).toHaveNoViolations();
  });

  it.each([
    [
      'payment',
      { mode: 'payment', amount: 41_250, currency: 'eur', captureMethod: 'manual', locale: 'nl' },
    ],
    ['setup', { mode: 'setup', currency: 'eur', setupFutureUsage: 'off_session', locale: 'nl' }],
  ] as const)('are made for a %s as the intent will be', async (mode, options) => {
    show({ mode, language: 'nl' });
    await screen.findByTitle('card frame');
    expect(fake.options[0]).toMatchObject(options);
  });

  it.each([
    [
      'payment',
      {
        captureMethod: 'automatic',
        allowedPaymentMethodTypes: ['card', 'ideal'],
      },
    ],
    ['setup', { setupFutureUsage: 'off_session' }],
  ] as const)('offer the ways to pay that a %s can have', async (mode, options) => {
    show({ mode, settings: { ...SETTINGS, methods: ['card', 'ideal'] } });
    await screen.findByTitle('card frame');
    expect(fake.options[0]).toMatchObject(options);
    expect(Object.keys(fake.options[0] ?? {}).includes('allowedPaymentMethodTypes')).toBe(
      mode === 'payment',
    );
  });

  it('follow a change of the amount', async () => {
    const { rerender } = show();
    await screen.findByTitle('card frame');
    rerender(
      <CardFields settings={SETTINGS} amount={500} mode="payment" language="en" load={loadFake} />,
    );
    expect(fake.options.at(-1)).toEqual({ amount: 500 });
  });

  it('take the focus where only the provider can put it, and keep it there', async () => {
    show();
    const frame = await screen.findByTitle('card frame');
    act(() => fake.fire('ready'));
    act(() => screen.getByRole('group', { name: 'Payment details' }).focus());
    expect(frame).toHaveFocus();
  });

  it('tell whether they are filled in', async () => {
    const change = jest.fn();
    show({ onChange: change });
    await screen.findByTitle('card frame');
    act(() => fake.fire('change', { complete: true, empty: false, value: { type: 'card' } }));
    expect(change).toHaveBeenCalledWith({ complete: true, empty: false });
  });

  it.each([
    ['the script does not load', true],
    ['the frame does not load', false],
  ])('offer another try when %s', async (_case, isScript) => {
    let tries = 0;
    const failed = jest.fn();
    const load = () => {
      tries += 1;
      return isScript && tries === 1
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(fake.stripe);
    };
    show({ load, onFailure: failed });
    if (!isScript) {
      await screen.findByTitle('card frame');
      act(() => fake.fire('loaderror'));
    }
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged');
    expect(failed).toHaveBeenCalledTimes(1);
    await press('Try again');
    await screen.findByTitle('card frame');
    act(() => fake.fire('ready'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(tries).toBe(isScript ? 2 : 1);
  });
});

describe('paying by card', () => {
  async function outcome(result: object, props: Partial<CardFieldsProps> = {}) {
    fake.result = () => Promise.resolve(result);
    show(props);
    await screen.findByTitle('card frame');
    await press('Pay');
    return said[0];
  }

  it.each([
    ['nl', 'invalid_number', 'Dit kaartnummer klopt niet. Controleer het.'],
    ['en', 'incomplete_number', 'Fill in the card number completely.'],
    ['nl', 'incomplete_expiry', 'Vul de vervaldatum volledig in.'],
    ['en', 'incomplete_cvc', 'Fill in the security code completely.'],
    ['en', 'incomplete_zip', 'Fill in your card details completely.'],
  ] as const)(
    'names in %s what is missing in the fields by %s',
    async (language, code, sentence) => {
      fake.submitted = { error: { type: 'validation_error', code } };
      show({ language });
      await screen.findByTitle('card frame');
      await press('Check');
      fake.submitted = {};
      await press('Check');
      expect(said).toEqual([sentence, null]);
    },
  );

  it('stays on the page unless the bank takes it over', async () => {
    expect(await outcome({ paymentIntent: { status: 'requires_capture' } })).toEqual({
      status: 'authorised',
    });
    expect(fake.confirmed[0]).toMatchObject({
      clientSecret: 'pi_1_secret_2',
      confirmParams: { return_url: RETURN },
      redirect: 'if_required',
    });
  });

  it.each([
    ['a kept card', { setupIntent: { status: 'succeeded' } }, 'authorised'],
    [
      'a repeat of what went well',
      {
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
          payment_intent: { status: 'requires_capture' },
        },
      },
      'authorised',
    ],
    [
      'a declined card',
      { error: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' } },
      'declined',
    ],
    [
      'a failed authentication',
      { error: { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' } },
      'declined',
    ],
    ['a bank that was left', { paymentIntent: { status: 'requires_action' } }, 'declined'],
    [
      'a broken connection',
      { error: { type: 'api_connection_error', message: 'offline' } },
      'unknown',
    ],
    ['a payment under way', { paymentIntent: { status: 'processing' } }, 'unknown'],
  ])('%s: %j is %s', async (_case, result, status) => {
    expect(await outcome(result, { mode: 'setup' })).toMatchObject({ status });
  });

  it.each([
    ['en', 'Your card has insufficient funds. Use another card.'],
    ['nl', 'Er staat te weinig saldo op je kaart. Gebruik een andere kaart.'],
  ] as const)('says in %s why a card was declined', async (language, message) => {
    expect(
      await outcome(
        {
          error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
        },
        { language },
      ),
    ).toEqual({ status: 'declined', message });
  });

  it('never says more of a stolen card than that it was declined', async () => {
    expect(
      await outcome({
        error: { type: 'card_error', code: 'card_declined', decline_code: 'stolen_card' },
      }),
    ).toEqual({
      status: 'declined',
      message: 'Your card was declined. Use another card, or ask your bank why.',
    });
  });

  it('does not know what happened when the provider’s object breaks', async () => {
    fake.result = () => Promise.reject(new Error('broken'));
    show();
    await screen.findByTitle('card frame');
    await press('Pay');
    expect(said[0]).toMatchObject({ status: 'unknown' });
  });

  it('waits for the fields', async () => {
    show({ load: () => new Promise(() => undefined) });
    await press('Check');
    await press('Pay');
    expect(said).toEqual([
      expect.stringContaining('still loading'),
      expect.objectContaining({ status: 'declined' }),
    ]);
  });
});
