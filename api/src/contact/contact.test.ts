import { sendContact } from '@wayfare/api-contract';
import { GOOD_CONTACT } from '@wayfare/api-contract/contact-cases';
import { asc, count } from 'drizzle-orm';
import { createBrowser, at } from '../../test/clients/account-client';
import { NOW, startApp } from '../../test/clients/app';
import type { AppUnderTest } from '../../test/clients/app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { contactMails, contactMessages } from '../platform/db/schema/contact';
import { forgetOldMessages } from './messages.repository';

const TICKET = /^WF-[A-HJKMNP-Z2-9]{6}$/;
const DAY = 86_400_000;

describeOnDatabase('The contact form', (database) => {
  let api: AppUnderTest;
  let authorization: string;

  beforeAll(async () => {
    api = await startApp(database());
    authorization = await api.bearer();
  }, 30_000);
  afterAll(() => api.close());
  beforeEach(async () => {
    await database().orm.delete(contactMessages);
  });

  interface Sending {
    key?: string;
    address?: string;
    headers?: Record<string, string>;
  }

  async function send(
    changes: object = {},
    { key = crypto.randomUUID(), address = '192.0.2.1', headers = {} }: Sending = {},
  ) {
    const response = await api.app.inject({
      method: 'POST',
      url: sendContact.path,
      remoteAddress: address,
      headers: { authorization, 'idempotency-key': key, ...headers },
      payload: { ...GOOD_CONTACT, ...changes },
    });
    const { result, errors } = response.json<{
      result: { ticketNumber: string } | null;
      errors: { code: string; field?: string }[];
    }>();
    return { status: response.statusCode, ticket: result?.ticketNumber, error: errors[0] };
  }

  const kept = () =>
    database().orm.select().from(contactMessages).orderBy(asc(contactMessages.createdAt));
  const mapLimit = async (times: number, one: (index: number) => Promise<{ status: number }>) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) statuses.push((await one(index)).status);
    return statuses;
  };

  it('OQ-86 keeps a message, answers with a ticket number that can be read out, and has support and sender told', async () => {
    const { status, ticket } = await send({
      name: ' Zoë ',
      email: 'Zoe@Example.com',
      question: 'Hello,\r\nmay I bring <b>two</b> cats?',
      language: 'nl',
    });
    expect([status, ticket]).toEqual([200, expect.stringMatching(TICKET)]);
    expect(await kept()).toMatchObject([
      {
        ticketNumber: ticket,
        name: 'Zoë',
        email: 'zoe@example.com',
        subject: 'booking',
        question: 'Hello,\nmay I bring two cats?',
        language: 'nl',
        createdAt: new Date(NOW),
      },
    ]);
    const mails = await database()
      .orm.select({ kind: contactMails.kind })
      .from(contactMails)
      .orderBy(asc(contactMails.kind));
    expect(mails).toEqual([{ kind: 'copy' }, { kind: 'support' }]);
  });

  it('keeps no network address that anybody could read', async () => {
    await send({}, { address: '198.51.100.77' });
    expect(JSON.stringify(await kept())).not.toContain('198.51.100');
  });

  it('takes a double click for one message, one after the other and at once', async () => {
    const [once, again] = [
      await send({}, { key: 'double-click-1' }),
      await send({}, { key: 'double-click-1' }),
    ];
    expect(again).toEqual(once);
    const many = await Promise.all(
      Array.from({ length: 5 }, () => send({}, { key: 'double-click-2' })),
    );
    expect(new Set(many.map(({ ticket }) => ticket)).size).toBe(1);
    expect(await kept()).toHaveLength(2);
    expect(await database().orm.select({ mails: count() }).from(contactMails)).toEqual([
      { mails: 4 },
    ]);
  });

  it('refuses another message under the same key, and any without a key', async () => {
    await send({}, { key: 'double-click-3' });
    expect(await send({ subject: 'other' }, { key: 'double-click-3' })).toMatchObject({
      status: 409,
      error: { code: 'IDEMPOTENCY_CONFLICT' },
    });
    expect(await send({}, { key: '' })).toMatchObject({
      status: 422,
      error: { field: 'Idempotency-Key' },
    });
  });

  it('OQ-86 answers a program that fills in the hidden field like anybody, and keeps nothing', async () => {
    expect(await send({ website: 'https://spam.example' })).toMatchObject({
      status: 200,
      ticket: expect.stringMatching(TICKET),
    });
    expect(await kept()).toEqual([]);
  });

  it.each<[string, (index: number) => [object, Sending]]>([
    [
      'one network address',
      (index) => [{ email: `anne${index}@example.com` }, { address: '192.0.2.10' }],
    ],
    [
      'one e-mail address',
      (index) => [{ email: 'Anne@example.com' }, { address: `192.0.2.${20 + index}` }],
    ],
  ])(
    'ACC-09 asks for a captcha after 3 messages within 10 minutes from %s',
    async (_what, message) => {
      const browser = createBrowser(api);
      expect(await mapLimit(3, (index) => send(...message(index)))).toEqual([200, 200, 200]);
      const [fourth, from] = message(3);
      expect(await send(fourth, from)).toMatchObject({
        status: 400,
        error: { code: 'CAPTCHA', field: 'captcha' },
      });
      expect(await send({ ...fourth, captcha: 'I am not a robot' }, from)).toMatchObject({
        status: 400,
        error: { code: 'CAPTCHA' },
      });
      expect(await kept()).toHaveLength(3);

      const captcha = await browser.captcha();
      expect(await send({ ...fourth, captcha }, from)).toMatchObject({ status: 200 });
      expect(await send({ ...fourth, captcha }, from)).toMatchObject({
        status: 400,
        error: { code: 'CAPTCHA' },
      });
      expect(await send(fourth, { ...from, headers: { authorization, ...at(11) } })).toMatchObject({
        status: 200,
      });
    },
  );

  it('lets three of ten at once pass', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200, 200, 200, 400, 400, 400, 400, 400, 400, 400,
    ]);
  });

  it('answers 429 to whoever sends without end', async () => {
    const limited = await startApp(database(), {
      env: { RATE_LIMIT_CONTACT: '2', CAPTCHA: 'off' },
    });
    const statuses = await mapLimit(3, async () => ({
      status: (
        await limited.app.inject({
          method: 'POST',
          url: sendContact.path,
          headers: { authorization, 'idempotency-key': crypto.randomUUID() },
          payload: GOOD_CONTACT,
        })
      ).statusCode,
    }));
    await limited.close();
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('forgets where a message came from after a day, and the message after 180 days', async () => {
    await send();
    await forgetOldMessages(database().orm, new Date(NOW + DAY - 1));
    expect((await kept())[0]?.sender).not.toBe('');
    await forgetOldMessages(database().orm, new Date(NOW + DAY));
    expect(await kept()).toMatchObject([{ sender: '', question: GOOD_CONTACT.question }]);
    await forgetOldMessages(database().orm, new Date(NOW + 180 * DAY));
    expect(await kept()).toEqual([]);
    expect(await database().orm.select().from(contactMails)).toEqual([]);
  });
});
