import type { Double } from '../double';
import { TEST_CARDS } from './methods';
import { registerPayments } from './payments.routes';

const grouped = (number: string): string => (number.match(/.{1,4}/g) ?? []).join(' ');
const rows = TEST_CARDS.map(
  ({ number, effect, token }) =>
    `<tr><td>${grouped(number)}</td><td>${effect}</td><td><code>${token}</code></td></tr>`,
);

export const double: Double = {
  about: `<h2>Payments, in Stripe’s wire format</h2>
<ul>
<li><code>/v1/payment_intents</code>, <code>/v1/setup_intents</code>, <code>/v1/refunds</code>, <code>/v1/customers</code>, <code>/v1/checkout/sessions</code></li>
<li><a href="/v3/stripe.js"><code>/v3/stripe.js</code></a>: an object in Stripe.js’s shape with the Payment Element</li>
</ul>
<p>Any <code>sk_test_…</code> or <code>pk_test_…</code> key works, live keys are refused. Events go to <code>SANDBOX_WEBHOOK_URL</code>, signed with <code>SANDBOX_WEBHOOK_SECRET</code>.</p>
<table><thead><tr><th>Card</th><th>What happens</th><th>Id without a browser</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<p>Every other number is incorrect. The expiry date lies in the future, the security code has three digits.</p>
<p>With <code>SANDBOX_FAULTS=1</code>: <code>POST /__payments {"webhooks":"on|off|duplicate|reverse|late"}</code> sends its messages astray, and <code>GET /__payments</code> shows where all money went.</p>`,
  register: registerPayments,
};
