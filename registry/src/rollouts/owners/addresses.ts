import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

const isPrivate = ({ address, family }: LookupAddress) =>
  PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');

const refusal = (host: string) =>
  new Error(`${host} is at a private address; ROLLOUT_WEBHOOK_PRIVATE=on allows that`);

/** Host of an address without the brackets of IPv6. */
export const hostIn = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Throws for an address that stands in the URL itself: nobody looks that up. */
export function refusePrivateLiteral(url: URL): void {
  const host = hostIn(url);
  const family = isIP(host);
  if (family !== 0 && isPrivate({ address: host, family })) throw refusal(host);
}

/** A look-up whose answer is connected to, so that a name can't lead elsewhere a moment later; fails for private addresses. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return callback(error, '', 0);
    if (addresses.some(isPrivate)) return callback(refusal(hostname), '', 0);
    if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
