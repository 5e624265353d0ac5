import type { Mail, Mailer } from '../../../src/ports/mailer';

/** One message as it arrived. */
export interface ArrivedMail {
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly { readonly name: string; readonly type: string }[];
  /** the whole message, and the bytes of its first attachment */
  readonly raw: string;
  readonly attached: Buffer | null;
}

export interface MailerUnderTest {
  /** sends as `no-reply@wayfare.example` */
  readonly mailer: Mailer;
  /** what arrived since the last test, the newest first */
  arrived(): Promise<readonly ArrivedMail[]>;
  /** takes no message from now on: says so, or says nothing; `taking` is well again */
  setServer(to: 'taking' | 'refusing' | 'silent'): Promise<unknown>;
  /** waits a moment only */
  readonly hasty: Mailer;
  /** of a server that is not there */
  readonly stranded: Mailer;
}

const CONTENT = Buffer.from('%PDF-1.7 \u0000\u00ff', 'latin1');
export const MAIL: Mail = {
  to: 'ann@example.com',
  subject: 'Your booking at Hôtel Łódź',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<b-1.confirmed@wayfare.example>',
  attachments: [{ name: 'voucher.pdf', type: 'application/pdf', content: CONTENT }],
};

export const INJECTED = '\r\nBcc: thief@example.com\r\nX-Injected: yes';

export async function onlyMail({ arrived }: Pick<MailerUnderTest, 'arrived'>) {
  const mails = await arrived();
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  if (mail === undefined) throw new Error('nothing has arrived');
  return mail;
}

function describeMessages(make: () => MailerUnderTest): void {
  it('brings a message as it was written', async () => {
    const made = make();
    await made.mailer.send(MAIL);
    const mail = await onlyMail(made);
    expect(mail).toMatchObject({
      from: 'no-reply@wayfare.example',
      to: ['ann@example.com'],
      subject: MAIL.subject,
      html: expect.stringContaining('<p>Hello</p>'),
      text: expect.stringMatching(/^Hello\s*$/),
      attachments: [{ name: 'voucher.pdf', type: 'application/pdf' }],
      attached: CONTENT,
    });
    expect(mail.headers).toEqual(
      expect.arrayContaining([
        { name: 'Message-ID', value: MAIL.messageId },
        { name: 'Auto-Submitted', value: 'auto-generated' },
        { name: 'To', value: 'ann@example.com' },
        { name: 'From', value: 'Wayfare <no-reply@wayfare.example>' },
      ]),
    );
  });

  it('says where an answer goes', async () => {
    const made = make();
    await made.mailer.send({ ...MAIL, replyTo: 'bert@example.com' });
    expect((await onlyMail(made)).headers).toContainEqual({
      name: 'Reply-To',
      value: 'bert@example.com',
    });
  });

  it('names what one press in a mail program ends', async () => {
    const made = make();
    const unsubscribe =
      'https://www.wayfare.example/api/price-alerts/off?key=k\r\nBcc: x@example.com';
    await made.mailer.send({ ...MAIL, unsubscribe });
    const { headers } = await onlyMail(made);
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

  it('keeps the id of a message that is sent again', async () => {
    const { mailer, arrived } = make();
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    const ids = (await arrived()).map(
      ({ headers }) => headers.find(({ name }) => name === 'Message-ID')?.value,
    );
    expect(ids).toEqual([MAIL.messageId, MAIL.messageId]);
  });

  it('keeps lines that begin with a dot', async () => {
    const made = make();
    await made.mailer.send({ ...MAIL, text: '.\n..\n.end' });
    expect((await onlyMail(made)).text.trim()).toBe('.\n..\n.end');
  });
}

function describeHostileParts(make: () => MailerUnderTest): void {
  it.each<[string, Partial<Mail>]>([
    ['subject', { subject: `Hello${INJECTED}` }],
    ['subject, as bare line feeds,', { subject: 'Hello\nBcc: thief@example.com\nX-Injected: yes' }],
    ['message id', { messageId: `<a@b>${INJECTED}` }],
    [
      'name of an attachment',
      {
        attachments: [
          { name: `voucher.pdf${INJECTED}`, type: 'application/pdf', content: CONTENT },
        ],
      },
    ],
    [
      'type of an attachment',
      {
        attachments: [
          { name: 'voucher.pdf', type: `application/pdf${INJECTED}`, content: CONTENT },
        ],
      },
    ],
  ])(
    'lets a line break in the %s begin no header and name no recipient',
    async (_where, change) => {
      const made = make();
      await made.mailer.send({ ...MAIL, ...change });
      const { to, raw } = await onlyMail(made);
      expect(to).toEqual(['ann@example.com']);
      expect(raw).not.toMatch(/^(bcc|x-injected):/im);
    },
  );

  it.each([
    'ann@example.com, thief@example.com',
    'ann@example.com\r\nBcc: thief@example.com',
    'Ann <ann@example.com>',
    '',
  ])('takes %j for no recipient', async (to) => {
    const { mailer, arrived } = make();
    await expect(mailer.send({ ...MAIL, to })).rejects.toThrow('not an e-mail address');
    expect(await arrived()).toEqual([]);
  });
}

/** What every mailer must do. */
export function describeMailer(name: string, make: () => MailerUnderTest): void {
  describe(`${name} as a mailer`, () => {
    describeMessages(make);
    describeHostileParts(make);

    it('fails where the message is refused, which may be sent again', async () => {
      const made = make();
      await made.setServer('refusing');
      await expect(made.mailer.send(MAIL)).rejects.toThrow();
      await made.setServer('taking');
      await made.mailer.send(MAIL);
      await onlyMail(made);
    });

    it('gives up a server that says nothing, and one that is not there', async () => {
      const { hasty, stranded, setServer } = make();
      await setServer('silent');
      await expect(hasty.send(MAIL)).rejects.toThrow();
      await expect(stranded.send(MAIL)).rejects.toThrow();
    });
  });
}
