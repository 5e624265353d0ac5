import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { money } from '@wayfare/domain';
import { freePort } from '@wayfare/testing/free-port';
import { confirmCard } from '../../../test/clients/traveller-client';
import { describePaymentProvider } from '../../../test/conformance/payments/conformance';
import { key } from '../../../test/conformance/payments/payments';
import type {
  BrokenBank,
  PaymentsUnderTest,
  SignedMessage,
} from '../../../test/conformance/payments/payments';
import { startWireDouble } from '../../../test/fakes/fault-proxy';
import type { Fault, WireDouble } from '../../../test/fakes/fault-proxy';
import { runningSandbox } from '../../../test/sandbox/sandbox-process';
import type { RunningSandbox } from '../../../test/sandbox/sandbox-process';
import { stripePayments } from './stripe';

const SECRET = 'whsec_conformance';
const FAULTS: Readonly<Record<Exclude<BrokenBank, 'unreachable'>, Fault>> = {
  hanging: 'hanging',
  dropped: 'dropped',
  html: 'html',
  failing: { status: 500, body: { error: { type: 'api_error', message: 'secret detail' } } },
};

let sandbox: RunningSandbox;
let wire: WireDouble;
let receiver: Server;
const messages: SignedMessage[] = [];

beforeAll(async () => {
  const port = await freePort();
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      messages.push({ body: Buffer.concat(chunks), signature });
      response.end('{}');
    });
  }).listen(port, '127.0.0.1');
  sandbox = await runningSandbox({
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    SANDBOX_WEBHOOK_SECRET: SECRET,
  });
  wire = await startWireDouble(() => sandbox.origin);
}, 60_000);
afterAll(async () => {
  await wire.close();
  await sandbox.stop();
  receiver.closeAllConnections();
  receiver.close();
});
beforeEach(() => wire.reset());

const paymentsAt = (url: string, timeout = 20_000, webhookSecrets: readonly string[] = [SECRET]) =>
  stripePayments({ secretKey: 'sk_test_sandbox', webhookSecrets, url, timeout });

function aged({ body }: SignedMessage): SignedMessage {
  const at = Math.floor(Date.now() / 1000) - 3_600;
  const signed = createHmac('sha256', SECRET).update(`${at}.${body.toString('utf8')}`);
  return { body, signature: `t=${at},v1=${signed.digest('hex')}` };
}

const CARDS = { good: 'pm_card_visa', declined: 'pm_card_visa_chargeDeclined' } as const;

function make(): PaymentsUnderTest {
  const payments = paymentsAt(sandbox.origin, 20_000, ['whsec_newer_than_its', SECRET]);
  const confirm = (
    { id, clientSecret, mode }: Parameters<PaymentsUnderTest['pay']>[0],
    card: string,
  ) => confirmCard(sandbox.origin, { id, client_secret: clientSecret, mode }, card);
  const facts = { description: 'A room', metadata: {} };
  const asked = (cents: number) =>
    payments.createPayment({ ...key(), ...facts, amount: money(cents), methods: ['card'] });
  return {
    payments,
    stranger: paymentsAt(sandbox.origin, 20_000, ['whsec_another']),
    unpaid: async (cents) => (await asked(cents)).id,
    async reserved(cents) {
      const intent = await asked(cents);
      await confirm(intent, CARDS.good);
      return intent.id;
    },
    async kept(card) {
      const setup = await payments.createSetup({ ...key(), ...facts });
      await confirm(setup, card === 'good' ? CARDS.good : 'pm_card_chargeCustomerFail');
      return setup.id;
    },
    pay: (intent, card) => confirm(intent, CARDS[card]),
    messages: async () => messages,
    aged,
    broken(how) {
      if (how === 'unreachable') return paymentsAt('http://127.0.0.1:1', 1_000);
      wire.on(/./, FAULTS[how]);
      return paymentsAt(wire.url, 300);
    },
    losing() {
      wire.on(/^POST /, 'lost');
      return paymentsAt(wire.url);
    },
  };
}

describePaymentProvider('The sandbox, through Stripe,', make);
