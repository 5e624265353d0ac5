import type { FastifyInstance } from 'fastify';
import { TEST_ROUTES } from './flights/timetable/test-routes';
import { TEST_CARDS } from './payments/cards';
import { TRIGGER_IDS, TRIGGERS } from './stays/catalogue/triggers';
import { VAT_FATES } from './vies/vies.routes';

const rows = TRIGGER_IDS.map(
  (id) =>
    `<tr><td><code>${id}</code></td><td>${TRIGGERS[id].name}, Almere</td><td>${TRIGGERS[id].effect}</td></tr>`,
).join('\n');

const flights = TEST_ROUTES.map(
  ({ from, to, text }) => `<tr><td><code>${from}-${to}</code></td><td>${text}</td></tr>`,
).join('\n');

const grouped = (number: string): string => (number.match(/.{1,4}/g) ?? []).join(' ');
const cards = TEST_CARDS.map(
  ({ number, effect, token = '' }) =>
    `<tr><td>${grouped(number)}</td><td>${effect}</td><td><code>${token}</code></td></tr>`,
).join('\n');

const vatNumbers = Object.entries(VAT_FATES)
  .map(([number, fate]) => `<tr><td><code>${number}</code></td><td>${fate}</td></tr>`)
  .join('\n');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sandbox suppliers</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;padding:.4rem;text-align:left;vertical-align:top}</style>
</head>
<body>
<h1>Sandbox suppliers</h1>
<p>This process plays the services outside the marketplace. All supply is invented; places are real.</p>
<h2>Stays, in Duffel’s wire format</h2>
<ul>
<li><code>POST /stays/search</code>, <code>POST /stays/search_results/{id}/actions/fetch_all_rates</code></li>
<li><code>POST /stays/quotes</code>, <code>GET /stays/quotes/{id}</code></li>
<li><code>POST /stays/bookings</code>, <code>GET /stays/bookings</code>, <code>GET /stays/bookings/{id}</code>, <code>POST /stays/bookings/{id}/actions/cancel</code></li>
<li><code>GET /stays/accommodation/{id}</code>, <code>/reviews</code>, <code>GET /stays/accommodation</code>, <code>POST /stays/accommodation/suggestions</code></li>
</ul>
<p>Send <code>Duffel-Version: v2</code> and <code>Authorization: Bearer duffel_test_…</code>; any such token works, live tokens are refused.</p>
<h2>Stays, in Hotelbeds’ wire format</h2>
<ul>
<li><code>POST /hotel-api/1.0/hotels</code>, <code>/checkrates</code>, <code>/bookings</code>, <code>GET /hotel-api/1.0/bookings</code>, <code>/bookings/{reference}</code>, <code>DELETE /hotel-api/1.0/bookings/{reference}</code>, <code>GET /hotel-api/1.0/status</code></li>
<li><a href="/catalogue/codes/hotelbeds.tsv"><code>/catalogue/codes/hotelbeds.tsv</code></a>: the code that each hotel of the catalogue has there</li>
</ul>
<p>The same hotels at other prices; none of H-RQ, for it has nothing on request. Send <code>Api-key: hotelbeds_test_sandbox</code> and <code>X-Signature</code>, SHA-256 of key, <code>hotelbeds_secret_sandbox</code> and the seconds since 1970.</p>
<h2>Trigger values</h2>
<table><thead><tr><th>Hotel</th><th>Name</th><th>What happens</th></tr></thead><tbody>
${rows}
</tbody></table>
<p>The town “Emptyville” has no hotels.</p>
<h2>Flights, in Duffel’s wire format</h2>
<ul>
<li><code>POST /air/offer_requests</code>, <code>GET /air/offers</code>, <code>/air/seat_maps</code>, <code>POST /air/orders</code>, <code>/air/payments</code>, <code>/air/order_cancellations</code>, <code>/air/order_change_requests</code>, <code>/air/order_changes</code>, <code>/air/airline_initiated_changes</code></li>
<li><code>GET /air/airports</code>, <code>/air/airlines</code>, <code>/air/aircraft</code>, <code>/places/suggestions</code></li>
</ul>
<p>Timetable and prices are invented; airports and airlines are real. These routes have a fixed fate:</p>
<table><thead><tr><th>Route</th><th>What happens</th></tr></thead><tbody>
${flights}
</tbody></table>
<h2>Trains, in ERA’s names</h2>
<ul>
<li><code>GET /rail/places</code>, <code>/rail/rail-cards</code>, <code>/rail/pass-areas</code>, <code>/rail/pass-codes/{code}</code></li>
<li><code>POST /rail/offers/point-to-point/searches</code>, <code>/rail/offers/point-to-point/searches/{id}/pages</code>, <code>/rail/offers/pass/searches</code></li>
<li><code>POST /rail/bookings</code>, <code>/rail/bookings/{id}/checkout/prebook</code>, <code>/checkout/confirm</code>, <code>/refunds</code>, <code>/exchanges/searches</code>, <code>/exchanges/quotes</code></li>
</ul>
<p>Send <code>Authorization: Bearer rail_test_sandbox</code>. Timetable and prices are invented; stations and railways are real. No train goes to or from <code>XX:nowhere</code>. Passengers with these last names have a fixed fate: Expired (the offer lapses), Bagfail (extras are refused), Confirmfail (confirming is refused), Refundfail and Namefail (the service is down), Exchangefail (the exchange is refused).</p>
<h2>Payments, in Stripe’s wire format</h2>
<ul>
<li><code>/v1/payment_intents</code>, <code>/v1/setup_intents</code>, <code>/v1/refunds</code>, <code>/v1/customers</code>, <code>/v1/checkout/sessions</code>, <code>/v1/webhook_endpoints</code>, <code>/v1/events</code></li>
<li><a href="/v3/stripe.js"><code>/v3/stripe.js</code></a>: an object in Stripe.js’s shape with the Payment Element</li>
</ul>
<p>Any <code>sk_test_…</code> or <code>pk_test_…</code> key works, live keys are refused. Events go to <code>SANDBOX_WEBHOOK_URL</code>, signed with <code>SANDBOX_WEBHOOK_SECRET</code>, and to endpoints made by call.</p>
<table><thead><tr><th>Card</th><th>What happens</th><th>Id without a browser</th></tr></thead><tbody>
${cards}
</tbody></table>
<p>Every other number is incorrect. The expiry date lies in the future, the security code has three digits, four for American Express.</p>
<h2>Sign-in by somebody else’s account, in OpenID Connect</h2>
<ul>
<li><a href="/identity/.well-known/openid-configuration"><code>/identity</code></a> is the issuer. Client <code>wayfare</code> with secret <code>sandbox-identity-secret</code>; it may be sent back to <code>/api/identity/callback</code> on any port of this machine</li>
</ul>
<h2>VAT numbers, in VIES’ REST format</h2>
<p><code>POST /vies/rest-api/check-vat-number</code>: every number of a right form is in use, but for these:</p>
<table><thead><tr><th>VAT number</th><th>What happens</th></tr></thead><tbody>
${vatNumbers}
</tbody></table>
<h2>Catalogue and pictures</h2>
<ul>
<li><a href="/catalogue/accommodation.ndjson"><code>/catalogue/accommodation.ndjson</code></a>: every hotel, one JSON object a line, with an ETag</li>
<li><a href="/photos">All pictures</a>, each as <code>/photos/{id}.webp</code></li>
</ul>
<h2>Mail</h2>
<ul>
<li><a href="/mail"><code>/mail</code></a>: the last 500 messages sent to the SMTP server of this process (<code>SANDBOX_SMTP_PORT</code>, 4025 unless told); <code>?to=</code> for one recipient</li>
<li><a href="/mail.json"><code>/mail.json</code></a>, <code>/mail/{id}.json</code>, <code>/mail/{id}/raw</code>, <code>/mail/{id}/attachments/{n}</code>, <code>DELETE /mail</code></li>
<li>With <code>SANDBOX_FAULTS=1</code>: <code>POST /__mail {"mode":"refuse|hang|ok"}</code></li>
</ul>
<h2>Faults</h2>
<p>With <code>SANDBOX_FAULTS=1</code>: <code>POST /__faults {"match":"/stays","mode":"status-500|hang|garbage|slow|lost","times":1,"ms":2000}</code> and <code>DELETE /__faults</code>; <code>POST /__payments {"webhooks":"on|off|duplicate|reverse|late"}</code> sends its messages astray, and <code>GET /__payments</code> shows where all money went; <code>POST /__flights/airline-changes {"booking_reference":"…","kind":"retimed|notice|canceled","minutes":95,"slice":0}</code> lets an airline change an order, <code>POST /__flights/webhooks {"mode":"on|off|duplicate|reverse|late"}</code> sends its messages astray, which go to <code>SANDBOX_SUPPLIER_WEBHOOK_URL</code>, signed with <code>SANDBOX_SUPPLIER_WEBHOOK_SECRET</code>; <code>POST /__rail/schedule-changes {"booking_reference":"…","kind":"retimed|notice|replaced|canceled","minutes":95,"item":0,"leg":0}</code> lets a railway change a train, <code>POST /__rail/webhooks</code> is the same for its messages, which go to <code>SANDBOX_RAIL_WEBHOOK_URL</code>, signed with <code>SANDBOX_RAIL_WEBHOOK_SECRET</code>.</p>
</body>
</html>
`;

export function registerIndexPage(app: FastifyInstance): void {
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
}
