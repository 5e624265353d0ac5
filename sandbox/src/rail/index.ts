import type { Double } from '../double';
import { registerRail } from './rail.routes';

export const double: Double = {
  about: `<h2>Trains, in ERA’s names</h2>
<ul>
<li><code>GET /rail/places</code>, <code>/rail/rail-cards</code>, <code>/rail/pass-areas</code>, <code>/rail/pass-codes/{code}</code></li>
<li><code>POST /rail/offers/point-to-point/searches</code>, <code>/rail/offers/point-to-point/searches/{id}/pages</code>, <code>/rail/offers/pass/searches</code></li>
<li><code>POST /rail/bookings</code>, <code>/rail/bookings/{id}/checkout/prebook</code>, <code>/checkout/confirm</code>, <code>/refunds</code>, <code>/exchanges/searches</code>, <code>/exchanges/quotes</code></li>
</ul>
<p>Send <code>Authorization: Bearer rail_test_sandbox</code>. Timetable and prices are invented; stations and railways are real. No train goes to or from <code>XX:nowhere</code>. Passengers with these last names have a fixed fate: Expired (the offer lapses), Bagfail (extras are refused), Confirmfail (confirming is refused), Refundfail and Namefail (the service is down), Exchangefail (the exchange is refused).</p>
<p>With <code>SANDBOX_FAULTS=1</code>: <code>POST /__rail/schedule-changes {"booking_reference":"…","kind":"retimed|notice|replaced|canceled","minutes":95,"item":0,"leg":0}</code> lets a railway change a train, <code>POST /__rail/webhooks {"mode":"on|off|duplicate|reverse|late"}</code> sends its messages astray, which go to <code>SANDBOX_RAIL_WEBHOOK_URL</code>, signed with <code>SANDBOX_RAIL_WEBHOOK_SECRET</code>.</p>`,
  register: registerRail,
};
