import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { hostIn, publicLookup, refusePrivateLiteral } from './addresses';
import type { Told } from './notice';

const LONGEST_MS = 5_000;
const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/;

export interface WebhookSettings {
  readonly secret: string;
  /** also to addresses of private networks */
  readonly isPrivateAllowed: boolean;
  readonly longestMs?: number;
}

/** Of the body, in hex; a receiver compares it with its own before it reads a word. */
export const signatureOf = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

function post(url: URL, body: string, settings: WebhookSettings): Promise<number> {
  const { secret, isPrivateAllowed, longestMs = LONGEST_MS } = settings;
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(longestMs),
        ...(isPrivateAllowed ? {} : { lookup: publicLookup }),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'wayfare-registry',
          'x-wayfare-signature': signatureOf(secret, body),
        },
      },
      (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    )
      .on('error', reject)
      .end(body);
  });
}

/** Tells by a signed POST. Rejects with the reason unless the answer is 2xx; a redirect is not followed. */
export async function tellByWebhook(
  address: string,
  told: Told,
  settings: WebhookSettings,
): Promise<void> {
  const url = new URL(address);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.test(hostIn(url))))
    throw new Error(`${url.origin} is not https`);
  if (!settings.isPrivateAllowed) refusePrivateLiteral(url);
  const status = await post(url, JSON.stringify(told), settings);
  if (status < 200 || status > 299) throw new Error(`${url.origin} answers ${status}`);
}
