import type { Double } from '../double';
import { registerIdentity } from './identity.routes';

export const double: Double = {
  about: `<h2>Sign-in by somebody else’s account, in OpenID Connect</h2>
<ul>
<li><a href="/identity/.well-known/openid-configuration"><code>/identity</code></a> is the issuer. Client <code>wayfare</code> with secret <code>sandbox-identity-secret</code>; it may be sent back to <code>/api/identity/callback</code> on any port of this machine</li>
</ul>`,
  register: registerIdentity,
};
