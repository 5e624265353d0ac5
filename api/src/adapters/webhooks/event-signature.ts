import { createHmac, timingSafeEqual } from 'node:crypto';

/** `t=1616202842,v2=8aeb…`: hex HMAC of time and body, by scheme version. */
const SIGNATURE = /^t=(\d+),\s*v[12]=([0-9a-f]{64})$/i;

/** Throws unless one of the secrets signed it. Age is not checked: a replay only triggers another look. */
export function checkSigned(body: Buffer, signature: string, secrets: readonly string[]): void {
  const [, time = '', given = ''] = SIGNATURE.exec(signature) ?? [];
  const signs = (secret: string) =>
    timingSafeEqual(
      createHmac('sha256', secret).update(`${time}.`).update(body).digest(),
      Buffer.from(given, 'hex'),
    );
  if (given === '' || !secrets.some(signs))
    throw new Error('the message is not signed with our secret');
}
