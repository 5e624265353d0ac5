import { isIP } from 'node:net';
import * as v from 'valibot';

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** Names that `proxy-addr` knows. */
const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Trusted proxies of `X-Forwarded-For`, for shell and API: comma-separated addresses and networks. */
export const ProxiesSchema = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
  v.check(
    (parts) => parts.every((part) => NAMED_NETWORKS.has(part) || isNetwork(part)),
    'must be IP addresses or networks such as 10.0.0.2,10.1.0.0/16',
  ),
);
