import type { Double } from '../double';
import { registerFlights } from './flights.routes';
import { network } from './timetable/network';
import { TEST_ROUTES } from './timetable/test-routes';

const rows = TEST_ROUTES.map(
  ({ from, to, text }) => `<tr><td><code>${from}-${to}</code></td><td>${text}</td></tr>`,
);

export const double: Double = {
  about: `<h2>Flights, in Duffel’s wire format</h2>
<ul>
<li><code>POST /air/offer_requests</code>, <code>GET /air/offers</code>, <code>/air/seat_maps</code>, <code>POST /air/orders</code>, <code>/air/payments</code>, <code>/air/order_cancellations</code>, <code>/air/order_change_requests</code>, <code>/air/order_changes</code>, <code>/air/airline_initiated_changes</code></li>
<li><code>GET /air/airports</code>, <code>/air/airlines</code>, <code>/air/aircraft</code>, <code>/places/suggestions</code></li>
</ul>
<p>Timetable and prices are invented; airports and airlines are real. These routes have a fixed fate:</p>
<table><thead><tr><th>Route</th><th>What happens</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<p>With <code>SANDBOX_FAULTS=1</code>: <code>POST /__flights/airline-changes {"booking_reference":"…","kind":"retimed|notice|canceled","minutes":95,"slice":0}</code> lets an airline change an order, <code>POST /__flights/webhooks {"mode":"on|off|duplicate|reverse|late"}</code> sends its messages astray, which go to <code>SANDBOX_SUPPLIER_WEBHOOK_URL</code>, signed with <code>SANDBOX_SUPPLIER_WEBHOOK_SECRET</code>.</p>`,
  register: registerFlights,
  warm: network,
};
