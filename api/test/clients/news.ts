import { createHmac } from 'node:crypto';
import type { RunningSandbox } from '../sandbox/sandbox-process';

/* For tests: what comes by itself, such as a carrier's message and the mail about it. */

/** What is loaded, as soon as it is as it should become; the test's own time ends what never does. */
export async function until<Loaded>(
  load: () => Promise<Loaded>,
  isThere: (loaded: Loaded) => boolean,
): Promise<Loaded> {
  for (;;) {
    const loaded = await load();
    if (isThere(loaded)) return loaded;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Mails about a booking that say something. */
export async function mailsAbout(
  sandbox: Pick<RunningSandbox, 'received'>,
  reference: string,
  part: string,
) {
  const received = await sandbox.received();
  return received.filter(
    ({ subject, text }) =>
      `${subject} ${text}`.includes(reference) && `${subject} ${text}`.includes(part),
  );
}

/** The first of them, once it is there. */
export async function mailed(
  sandbox: Pick<RunningSandbox, 'received'>,
  reference: string,
  part: string,
) {
  const [mail] = await until(
    () => mailsAbout(sandbox, reference, part),
    (mails) => mails.length > 0,
  );
  if (mail === undefined) throw new Error('there is a mail');
  return mail;
}

/** A message as a supplier signs it. */
export const signedAs = (body: string, secret: string, version: string): string =>
  `t=1616202842,${version}=${createHmac('sha256', secret).update(`1616202842.${body}`).digest('hex')}`;

/** A local time so many minutes later. */
export const minutesLater = (local: string, minutes: number) =>
  new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 19);
