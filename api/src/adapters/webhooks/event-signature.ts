import { createHmac, timingSafeEqual } from 'node:crypto';

/** `t=1616202842,v2=8aeb…`: hex HMAC of time and body, by scheme version. */
const SIGNATURE = /^t=(\d+),\s*v[12]=([0-9a-f]{64})$/i;

/** Throws for an invalid signature. Age is not checked: a replay only triggers another look. */
export function checkSigned(body: Buffer, signature: string, secret: string): void {
  const [, time = '', given = ''] = SIGNATURE.exec(signature) ?? [];
  const own = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  if (given === '' || !timingSafeEqual(own, Buffer.from(given, 'hex')))
    throw new Error('the message is not signed with our secret');
}
