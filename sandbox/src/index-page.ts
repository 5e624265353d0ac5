import type { FastifyInstance } from 'fastify';
import { TRIGGER_IDS, TRIGGERS } from './stays/catalogue/triggers';

const rows = TRIGGER_IDS.map((id) => `<tr><td><code>${id}</code></td><td>${TRIGGERS[id].name}, Almere</td><td>${TRIGGERS[id].effect}</td></tr>`).join('\n');

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
<h2>Trigger values</h2>
<table><thead><tr><th>Hotel</th><th>Name</th><th>What happens</th></tr></thead><tbody>
${rows}
</tbody></table>
<p>The town “Emptyville” has no hotels.</p>
<h2>Catalogue and pictures</h2>
<ul>
<li><a href="/catalogue/accommodation.ndjson"><code>/catalogue/accommodation.ndjson</code></a>: every hotel, one JSON object a line, with an ETag</li>
<li><a href="/photos">All pictures</a>, each as <code>/photos/{id}.svg</code></li>
</ul>
<h2>Faults</h2>
<p>With <code>SANDBOX_FAULTS=1</code>: <code>POST /__faults {"match":"/stays","mode":"status-500|hang|garbage|slow","times":1,"ms":2000}</code> and <code>DELETE /__faults</code>.</p>
</body>
</html>
`;

export function registerIndexPage(app: FastifyInstance): void {
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
}
