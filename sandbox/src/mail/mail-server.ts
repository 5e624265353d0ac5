import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const CAPACITY = 500;
const MAX_BYTES = 10 * 1024 * 1024;
const CLOSE_TIMEOUT_MS = 500;

/** `refuse` answers 451, which a sender may try again; `hang` never answers. */
export const MAIL_MODES = ['ok', 'refuse', 'hang'] as const;
type MailMode = (typeof MAIL_MODES)[number];

/** A message, with the recipients that the envelope named: the header can say otherwise. */
async function readMail(raw: Buffer, id: number, { from, to }: { from: string; to: string[] }) {
  const { headers, subject, text, html, attachments } = await PostalMime.parse(new Uint8Array(raw));
  return {
    id,
    receivedAt: new Date().toISOString(),
    from,
    to,
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    headers: headers.map(({ originalKey: name, value }) => ({ name, value })),
    attachments: attachments.map(({ filename, mimeType, content }, index) => ({
      name: filename ?? `attachment-${index + 1}`,
      type: mimeType,
      content:
        typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
    })),
  };
}
export type StoredMail = Awaited<ReturnType<typeof readMail>>;

const smtpError = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** A mail server that delivers nothing: everything stays here, to be looked at. */
export function createMailServer() {
  let mails: readonly StoredMail[] = [];
  let lastId = 0;
  let mode: MailMode = 'ok';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MAX_BYTES,
    closeTimeout: CLOSE_TIMEOUT_MS,
    onMailFrom(_address, _session, callback) {
      if (mode !== 'hang') callback(mode === 'refuse' ? smtpError(451, 'Try again later') : null);
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, callback) {
      buffer(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw smtpError(552, 'Message is too large');
          lastId += 1;
          const mail = await readMail(raw, lastId, {
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
          });
          mails = [mail, ...mails].slice(0, CAPACITY);
        })
        .then(() => callback(null), callback);
    },
  });
  // A client that goes away in the middle is no reason to end the process.
  server.on('error', () => undefined);

  return {
    setMode(wanted: MailMode) {
      mode = wanted;
    },
    list(to: string) {
      const isTo = (address: string) => to === '' || address.toLowerCase() === to.toLowerCase();
      return mails.filter((mail) => mail.to.some(isTo));
    },
    find: (id: number) => mails.find((mail) => mail.id === id),
    clear() {
      mails = [];
    },
    listen: (port: number) => once(server.listen(port, '127.0.0.1'), 'listening'),
    async close() {
      if (server.server.listening) await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
