import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Mail } from '../../ports/mailer';
import { runningSandbox } from '../../../test/sandbox/sandbox-process';
import { smtpMailer } from './smtp';

const CONTENT = Buffer.from('%PDF-1.7 \u0000\u00ff', 'latin1');
const MAIL: Mail = {
  to: 'ann@example.com',
  subject: 'Your booking at Hôtel Łódź',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<b-1.confirmed@wayfare.example>',
  attachments: [{ name: 'voucher.pdf', type: 'application/pdf', content: CONTENT }],
};

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

async function onlyMail() {
  const mails = await sandbox.received();
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  if (mail === undefined) throw new Error('nothing has arrived');
  return { ...mail, raw: (await sandbox.bytes(`/mail/${mail.id}/raw`)).toString('latin1') };
}

test('a message arrives as it was written', async () => {
  await mailer().send(MAIL);
  const mail = await onlyMail();
  expect(mail).toMatchObject({
    from: 'no-reply@wayfare.example',
    to: ['ann@example.com'],
    subject: MAIL.subject,
    html: expect.stringContaining('<p>Hello</p>'),
    text: expect.stringMatching(/^Hello\s*$/),
    attachments: [{ name: 'voucher.pdf', type: 'application/pdf' }],
  });
  expect(mail.headers).toEqual(
    expect.arrayContaining([
      { name: 'Message-ID', value: MAIL.messageId },
      { name: 'Auto-Submitted', value: 'auto-generated' },
      { name: 'To', value: 'ann@example.com' },
      { name: 'From', value: 'Wayfare <no-reply@wayfare.example>' },
    ]),
  );
  expect(await sandbox.bytes(`/mail/${mail.id}/attachments/0`)).toEqual(CONTENT);
});

test('names what one press in a mail program ends', async () => {
  const unsubscribe =
    'https://www.wayfare.example/api/price-alerts/off?key=k\r\nBcc: x@example.com';
  await mailer().send({ ...MAIL, unsubscribe });
  const { headers } = await onlyMail();
  expect(headers.filter(({ name }) => /^List|^Bcc|^Auto/.test(name))).toEqual(
    expect.arrayContaining([
      { name: 'Auto-Submitted', value: 'auto-generated' },
      {
        name: 'List-Unsubscribe',
        value: expect.stringMatching(
          /^<https:\/\/www\.wayfare\.example\/api\/price-alerts\/off\?key=k .*>$/,
        ),
      },
      { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
    ]),
  );
  expect(headers.some(({ name }) => name === 'Bcc')).toBe(false);
});

test('sent again, a message keeps its id', async () => {
  await mailer().send(MAIL);
  await mailer().send(MAIL);
  const ids = (await sandbox.received()).map(
    ({ headers }) => headers.find(({ name }) => name === 'Message-ID')?.value,
  );
  expect(ids).toEqual([MAIL.messageId, MAIL.messageId]);
});

const INJECTED = '\r\nBcc: thief@example.com\r\nX-Injected: yes';

test.each<[string, Partial<Mail>]>([
  ['subject', { subject: `Hello${INJECTED}` }],
  ['subject, as bare line feeds,', { subject: 'Hello\nBcc: thief@example.com\nX-Injected: yes' }],
  ['message id', { messageId: `<a@b>${INJECTED}` }],
  [
    'name of an attachment',
    {
      attachments: [{ name: `voucher.pdf${INJECTED}`, type: 'application/pdf', content: CONTENT }],
    },
  ],
  [
    'type of an attachment',
    {
      attachments: [{ name: 'voucher.pdf', type: `application/pdf${INJECTED}`, content: CONTENT }],
    },
  ],
])('a line break in the %s begins no header and names no recipient', async (_where, change) => {
  await mailer().send({ ...MAIL, ...change });
  const { to, raw } = await onlyMail();
  expect(to).toEqual(['ann@example.com']);
  expect(raw).not.toMatch(/^(bcc|x-injected):/im);
});

test('a line break in the sender’s name begins no header', async () => {
  await mailer(20_000, `"Wayfare${INJECTED}" <no-reply@wayfare.example>`).send(MAIL);
  expect((await onlyMail()).raw).not.toMatch(/^(bcc|x-injected):/im);
});

test.each([
  'ann@example.com, thief@example.com',
  'ann@example.com\r\nBcc: thief@example.com',
  'Ann <ann@example.com>',
  '',
])('%j is no recipient', async (to) => {
  await expect(mailer().send({ ...MAIL, to })).rejects.toThrow('not an e-mail address');
  expect(await sandbox.received()).toEqual([]);
});

test('lines that begin with a dot survive the wire', async () => {
  await mailer().send({ ...MAIL, text: '.\n..\n.end' });
  expect((await onlyMail()).text.trim()).toBe('.\n..\n.end');
});

test('what the server refuses is an error, and may be sent again', async () => {
  await sandbox.setMode('refuse');
  await expect(mailer().send(MAIL)).rejects.toMatchObject({ responseCode: 451 });
  await sandbox.setMode('ok');
  await mailer().send(MAIL);
  await onlyMail();
});

test('a server that says nothing is given up', async () => {
  await sandbox.setMode('hang');
  await expect(mailer(300).send(MAIL)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

test('nobody listening is an error', async () => {
  // port 9 discards on machines that have such a service, and few do
  await expect(
    smtpMailer({
      url: 'smtp://127.0.0.1:9',
      from: 'no-reply@wayfare.example',
      timeout: 1_000,
    }).send(MAIL),
  ).rejects.toThrow();
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
