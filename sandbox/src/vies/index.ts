import type { Double } from '../double';
import { registerVies, VAT_FATES } from './vies.routes';

const rows = Object.entries(VAT_FATES).map(
  ([number, fate]) => `<tr><td><code>${number}</code></td><td>${fate}</td></tr>`,
);

export const double: Double = {
  about: `<h2>VAT numbers, in VIES’ REST format</h2>
<p><code>POST /vies/rest-api/check-vat-number</code>: every number of a right form is in use, but for these:</p>
<table><thead><tr><th>VAT number</th><th>What happens</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`,
  register: (app, { now }) => registerVies(app, now),
};
