import { ReleaseError } from '@wayfare/releases';
import { COCKPIT_HEADER } from '@wayfare/releases/service/cockpit-session';
import type { FastifyRequest } from 'fastify';

type Asking = Pick<FastifyRequest, 'headers'>;

/** Whole origins compared: of the configuration, else of the host that was asked. */
function isOwnOrigin({ headers: { origin = '', host = '' } }: Asking, own: string | null): boolean {
  if (own !== null) return origin === own;
  const { protocol, host: from } = URL.canParse(origin)
    ? new URL(origin)
    : { protocol: '', host: '' };
  const asked = `${protocol}//${host}`;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && URL.canParse(asked) && new URL(asked).host === from;
}

/** Throws FORBIDDEN unless a request came from the cockpit's own page: by its origin, and by a header that no form can send. */
export function checkOwnPage(request: Asking, own: string | null): void {
  if (request.headers[COCKPIT_HEADER] !== '1' || !isOwnOrigin(request, own))
    throw new ReleaseError('FORBIDDEN', 'a change by the cookie has to come from the cockpit');
}
