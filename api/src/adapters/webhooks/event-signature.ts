import { createHmac, timingSafeEqual } from 'node:crypto';

/** `t=1616202842,v2=8aeb…`: an HMAC of time and body in hexadecimal, by the version of the scheme. */
const SIGNATURE = /^t=(\d+),\s*v[12]=([0-9a-f]{64})$/i;

/** Throws for a message that is not signed with our secret. An old one that is sent again makes us look once more, which harms nobody, so its time is not judged. */
export function checkSigned(body: Buffer, signature: string, secret: string): void {
  const [, time = '', given = ''] = SIGNATURE.exec(signature) ?? [];
  const own = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  if (given === '' || !timingSafeEqual(own, Buffer.from(given, 'hex')))
    throw new Error('the message is not signed with our secret');
}
