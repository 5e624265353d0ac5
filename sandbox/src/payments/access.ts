import type { FastifyRequest } from 'fastify';
import { unauthorized } from './problems';

const NO_KEY =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";

function keyOf({ headers }: FastifyRequest): string {
  const [scheme, value = ''] = (headers.authorization ?? '').split(' ', 2);
  if (scheme === 'Bearer') return value;
  return scheme === 'Basic'
    ? (Buffer.from(value, 'base64').toString('utf8').split(':', 1)[0] ?? '')
    : '';
}

/** Any test key opens the sandbox; a live one is refused so that it cannot be sent here by mistake and go unnoticed. */
export function keyKind(request: FastifyRequest): 'secret' | 'publishable' {
  const key = keyOf(request);
  if (key === '') throw unauthorized(NO_KEY);
  if (/^(?:sk|pk|rk)_live_/.test(key))
    throw unauthorized(
      'A live API key was sent to the payment sandbox. It has been exposed to a development service: roll it, and use a test key here.',
      'livemode_mismatch',
    );
  if (/^(?:sk|rk)_test_\w+$/.test(key)) return 'secret';
  if (/^pk_test_\w+$/.test(key)) return 'publishable';
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`);
}

export function needsSecretKey(): Error {
  return unauthorized(
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    'secret_key_required',
  );
}
