import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import {
  INJECTED,
  MAIL,
  describeMailer,
  onlyMail,
} from '../../../test/conformance/mailer/conformance';
import type { ArrivedMail } from '../../../test/conformance/mailer/conformance';
import { runningSandbox } from '../../../test/sandbox/sandbox-process';
import { smtpMailer } from './smtp';

let sandbox: Awaited<ReturnType<typeof runningSandbox>>;

beforeAll(async () => {
  sandbox = await runningSandbox();
}, 60_000);
afterAll(() => sandbox.stop());
afterEach(async () => {
  await sandbox.setMode('ok');
  await sandbox.empty();
});

const mailer = (timeout = 20_000, from = 'Wayfare <no-reply@wayfare.example>') =>
  smtpMailer({ url: sandbox.smtpUrl, from, timeout });

async function arrived(): Promise<ArrivedMail[]> {
  return Promise.all(
    (await sandbox.received()).map(async (mail) => ({
      ...mail,
      raw: (await sandbox.bytes(`/mail/${mail.id}/raw`)).toString('latin1'),
      attached:
        mail.attachments.length === 0
          ? null
          : await sandbox.bytes(`/mail/${mail.id}/attachments/0`),
    })),
  );
}

const MODES = { taking: 'ok', refusing: 'refuse', silent: 'hang' } as const;

describeMailer('SMTP', () => ({
  mailer: mailer(),
  arrived,
  setServer: (to) => sandbox.setMode(MODES[to]),
  hasty: mailer(300),
  // port 9 discards on machines that have such a service, and few do
  stranded: smtpMailer({
    url: 'smtp://127.0.0.1:9',
    from: 'no-reply@wayfare.example',
    timeout: 1_000,
  }),
}));

test('a line break in the sender’s name begins no header', async () => {
  await mailer(20_000, `"Wayfare${INJECTED}" <no-reply@wayfare.example>`).send(MAIL);
  expect((await onlyMail({ arrived })).raw).not.toMatch(/^(bcc|x-injected):/im);
});

test('what the server said is told', async () => {
  await sandbox.setMode('refuse');
  await expect(mailer().send(MAIL)).rejects.toMatchObject({ responseCode: 451 });
  await sandbox.setMode('hang');
  await expect(mailer(300).send(MAIL)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

test('a server that drips its answer does not hold a message for ever', async () => {
  const sockets: Socket[] = [];
  let drip: NodeJS.Timeout | undefined;
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    // a greeting that never ends, and never pauses for as long as silence is allowed
    drip = setInterval(() => socket.write('220-wait\r\n'), 20);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(
    smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'a@wayfare.example', timeout: 200 }).send(
      MAIL,
    ),
  ).rejects.toThrow();
  clearInterval(drip);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});
