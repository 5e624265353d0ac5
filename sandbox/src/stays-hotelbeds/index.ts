import type { Double } from '../double';
import { registerHotelbeds } from './hotelbeds.routes';

export const double: Double = {
  about: `<h2>Stays, in Hotelbeds’ wire format</h2>
<ul>
<li><code>POST /hotel-api/1.0/hotels</code>, <code>/checkrates</code>, <code>/bookings</code>, <code>GET /hotel-api/1.0/bookings</code>, <code>/bookings/{reference}</code>, <code>DELETE /hotel-api/1.0/bookings/{reference}</code>, <code>GET /hotel-api/1.0/status</code></li>
<li><a href="/catalogue/codes/hotelbeds.tsv"><code>/catalogue/codes/hotelbeds.tsv</code></a>: the code that each hotel of the catalogue has there</li>
</ul>
<p>The same hotels at other prices; none of H-RQ, for it has nothing on request. Send <code>Api-key: hotelbeds_test_sandbox</code> and <code>X-Signature</code>, SHA-256 of key, <code>hotelbeds_secret_sandbox</code> and the seconds since 1970.</p>`,
  register: registerHotelbeds,
};
