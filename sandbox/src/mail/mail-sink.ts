import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { createMailbox, type Mailbox } from './mailbox';

const MAX_BYTES = 10 * 1024 * 1024;
/** How long a message that is on its way may hold up the end of the process. */
const CLOSE_TIMEOUT_MS = 500;

/** `refuse` answers 451, which a sender may try again; `hang` never answers. */
export const MAIL_MODES = ['ok', 'refuse', 'hang'] as const;
export type MailMode = (typeof MAIL_MODES)[number];

export interface MailSink {
  readonly mailbox: Mailbox;
  mode: MailMode;
  /** the port it listens on, which for 0 the system chooses */
  listen(port: number, host?: string): Promise<number>;
  close(): Promise<void>;
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A mail server that delivers nothing: everything stays in its mailbox, to be looked at. */
export function createMailSink(mailbox: Mailbox = createMailbox()): MailSink {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MAX_BYTES,
    closeTimeout: CLOSE_TIMEOUT_MS,
    onMailFrom(_address, _session, callback) {
      if (sink.mode === 'hang') return;
      callback(sink.mode === 'refuse' ? smtpError(451, 'Try again later') : null);
    },
    onData(stream, { envelope }, callback) {
      const { mailFrom, rcptTo } = envelope;
      buffer(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw smtpError(552, 'Message is too large');
          await mailbox.add(raw, {
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
          });
        })
        .then(() => callback(null), callback);
    },
  });
  // A client that goes away in the middle is no reason to end the process.
  server.on('error', () => undefined);

  const sink: MailSink = {
    mailbox,
    mode: 'ok',
    async listen(port, host = '127.0.0.1') {
      const listener = server.listen(port, host);
      await once(listener, 'listening');
      const address = listener.address();
      return typeof address === 'object' && address !== null ? address.port : port;
    },
    close: () =>
      server.server.listening ? new Promise((resolve) => server.close(resolve)) : Promise.resolve(),
  };
  return sink;
}
