import type { Double } from '../double';
import { catalogue } from './catalogue/catalogue';
import { registerFeed } from './feed';
import triggers from './data/triggers.json';
import { registerPhotos } from './photos/photos.routes';
import { registerStays } from './stays.routes';

const rows = Object.entries(triggers).map(
  ([id, { name, effect }]) =>
    `<tr><td><code>${id}</code></td><td>${name}, Almere</td><td>${effect}</td></tr>`,
);

export const double: Double = {
  about: `<h2>Stays, in Duffel’s wire format</h2>
<ul>
<li><code>POST /stays/search</code> of hotels by id, <code>POST /stays/search_results/{id}/actions/fetch_all_rates</code></li>
<li><code>POST /stays/quotes</code>, <code>GET /stays/quotes/{id}</code></li>
<li><code>POST /stays/bookings</code>, <code>GET /stays/bookings</code>, <code>GET /stays/bookings/{id}</code>, <code>POST /stays/bookings/{id}/actions/cancel</code></li>
<li><code>GET /stays/accommodation/{id}/reviews</code></li>
</ul>
<p>Send <code>Duffel-Version: v2</code> and <code>Authorization: Bearer duffel_test_…</code>; any such token works, live tokens are refused.</p>
<h3>Trigger values</h3>
<table><thead><tr><th>Hotel</th><th>Name</th><th>What happens</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<p>The town “Emptyville” has no hotels.</p>
<h3>Catalogue and pictures</h3>
<ul>
<li><a href="/catalogue/accommodation.ndjson"><code>/catalogue/accommodation.ndjson</code></a>: every hotel, one JSON object a line, with an ETag</li>
<li>Pictures, each as <code>/photos/{id}.webp</code></li>
</ul>`,
  register(app, world) {
    registerFeed(app);
    registerPhotos(app);
    registerStays(app, world);
  },
  warm: catalogue,
};
