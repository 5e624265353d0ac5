import { createConnection } from 'node:net';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { freePort } from '@wayfare/testing/free-port';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { double } from './index';

let app: FastifyInstance;
let port = 0;

beforeEach(async () => {
  app = Fastify();
  port = await freePort();
  double.register(app, { now: Date.now, faultsEnabled: true, smtpPort: port });
  await app.ready();
});
afterEach(() => app.close());

function send(mail: SendMailOptions, socketTimeout = 30_000): Promise<unknown> {
  return nodemailer.createTransport({ host: '127.0.0.1', port, socketTimeout }).sendMail({
    from: 'Wayfare <no-reply@wayfare.example>',
    to: 'ann@example.com',
    subject: 'Hello',
    text: 'Text',
    ...mail,
  });
}

async function read(url: string) {
  const { statusCode, headers, body, rawPayload } = await app.inject({ url });
  return { status: statusCode, headers, body, bytes: rawPayload };
}

const messages = async (query = '') => JSON.parse((await read(`/mail.json${query}`)).body).messages;
const setMode = (mode: string) => app.inject({ method: 'POST', url: '/__mail', payload: { mode } });

test('a message is kept with its text, HTML, headers and attachments', async () => {
  await send({
    subject: 'Łódź – bevestigd €',
    text: 'Tot ziens in Łódź',
    html: '<p>Tot ziens</p>',
    headers: { 'X-Kind': 'confirmed' },
    attachments: [
      { filename: 'reçu.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
    ],
  });
  expect(await messages()).toEqual([
    {
      id: 1,
      receivedAt: expect.any(String),
      from: 'no-reply@wayfare.example',
      to: ['ann@example.com'],
      subject: 'Łódź – bevestigd €',
      text: expect.stringContaining('Tot ziens in Łódź'),
      attachments: [{ name: 'reçu.pdf', type: 'application/pdf', size: 8 }],
    },
  ]);
  const one = JSON.parse((await read('/mail/1.json')).body);
  expect(one.html).toContain('<p>Tot ziens</p>');
  expect(one.headers).toContainEqual({ name: 'X-Kind', value: 'confirmed' });
  const file = await read('/mail/1/attachments/0');
  expect([file.body, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
    '%PDF-1.7',
    'application/pdf',
    "attachment; filename*=UTF-8''re%C3%A7u.pdf",
  ]);
});

test('the newest comes first, and one recipient can be asked for', async () => {
  for (const [to, subject] of [
    ['ann@example.com', 'one'],
    ['bob@example.com', 'two'],
    ['ann@example.com', 'three'],
    ['Ann@Example.com', 'four'],
  ])
    await send({ to, subject });
  const subjects = (mails: { subject: string }[]) => mails.map(({ subject }) => subject);
  expect(subjects(await messages())).toEqual(['four', 'three', 'two', 'one']);
  expect(subjects(await messages('?to=ann@example.com'))).toEqual(['four', 'three', 'one']);
  expect(await messages('?to=nobody@example.com')).toEqual([]);
  const page = (await read('/mail?to=bob@example.com')).body;
  expect([page.includes('two'), page.includes('three')]).toEqual([true, false]);
});

test('a hidden copy is found by its recipient although no header names it', async () => {
  await send({ bcc: 'hidden@example.com' });
  expect(await messages('?to=hidden@example.com')).toHaveLength(1);
});

test('nothing in a message runs on its page', async () => {
  await send({
    subject: '<script>alert(1)</script>',
    text: '</pre><script>alert(2)</script>',
    html: '<script>alert(3)</script><p>Hi</p>',
  });
  for (const url of ['/mail', '/mail/1']) expect((await read(url)).body).not.toContain('<script');
  expect((await read('/mail/1')).body).toMatch(
    /<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"/,
  );
  const policy = (await read('/mail/1/html')).headers['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('allow-scripts');
});

test('the mailbox can be emptied', async () => {
  await send({});
  expect((await app.inject({ method: 'DELETE', url: '/mail' })).statusCode).toBe(204);
  expect(await messages()).toEqual([]);
});

test.each(['/mail/9', '/mail/9.json', '/mail/x', '/mail/9/html', '/mail/9/attachments/0'])(
  '%s is not there',
  async (url) => {
    expect((await read(url)).status).toBe(404);
  },
);

test('a server that refuses says so in a way that allows another try', async () => {
  await setMode('refuse');
  await expect(send({})).rejects.toMatchObject({ responseCode: 451 });
  await setMode('ok');
  await send({});
  expect(await messages()).toHaveLength(1);
});

test('a server that hangs lets the sender wait for nothing, and closes all the same', async () => {
  await setMode('hang');
  await expect(send({}, 300)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  expect(await messages()).toEqual([]);
});

test('a message that is too large is refused', async () => {
  await expect(send({ text: 'x'.repeat(11 * 1024 * 1024) })).rejects.toMatchObject({
    responseCode: 552,
  });
});

test('an unknown mode is none, and without faults there are no modes', async () => {
  expect((await setMode('explode')).statusCode).toBe(422);
  expect(
    (await buildApp().inject({ method: 'POST', url: '/__mail', payload: { mode: 'hang' } }))
      .statusCode,
  ).toBe(404);
});

test('closing the sandbox closes its mail server', async () => {
  await app.close();
  const refused = new Promise((resolve) =>
    createConnection({ host: '127.0.0.1', port }).on('error', (error) =>
      resolve('code' in error ? error.code : ''),
    ),
  );
  expect(await refused).toBe('ECONNREFUSED');
});
