import nodemailer from 'nodemailer';
import type { Told } from './notice';

export interface MailSettings {
  /** such as `smtps://user:secret@mail.example.com` */
  readonly url: string;
  readonly from: string;
}

const TIMEOUT_MS = 5_000;

const SUBJECTS: Record<Told['event'], string> = {
  aborted: 'was aborted',
  paused: 'waits',
  finished: 'has arrived',
};
const WHAT_NOW: Record<Told['event'], string> = {
  aborted:
    'Nobody gets it any more, and this version is frozen. Release a mended one under another version.',
  paused:
    'It keeps its share. Resume the vertical to let it climb again, or abort the rollout; until then what is worse still aborts it.',
  finished: 'Everybody has it.',
};

/** Tells by mail. Rejects with the reason when the server does not take it. */
export async function tellByMail(to: string, told: Told, settings: MailSettings): Promise<void> {
  const { url, from } = settings;
  const { id, event, vertical, version, reason, step, revision, at } = told;
  const transport = nodemailer.createTransport(
    {
      url,
      pool: false,
      dnsTimeout: TIMEOUT_MS,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  await transport.sendMail({
    to: { name: '', address: to },
    subject: `The rollout of ${vertical} ${version} ${SUBJECTS[event]}`,
    text: [
      `${reason}`,
      `At ${step} % of the visitors, revision ${revision}, ${at}.`,
      WHAT_NOW[event],
    ].join('\n\n'),
    // one that is sent again after a lost answer is the same mail
    messageId: `<${id}@rollouts.wayfare.invalid>`,
    signal: AbortSignal.timeout(2 * TIMEOUT_MS),
  });
}
