import PostalMime, { type Attachment, type Email } from 'postal-mime';

const CAPACITY = 500;

interface StoredAttachment {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

export interface StoredMail {
  readonly id: number;
  readonly receivedAt: string;
  /** whom the sender of the envelope named: the header can say otherwise */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly StoredAttachment[];
  readonly raw: Buffer;
}

export interface Mailbox {
  add(raw: Buffer, envelope: StoredMail['envelope']): Promise<void>;
  /** newest first, all or those for one address */
  list(to?: string): readonly StoredMail[];
  find(id: number): StoredMail | undefined;
  clear(): void;
}

function attachmentOf(
  { filename, mimeType, content }: Attachment,
  index: number,
): StoredAttachment {
  const bytes =
    typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  return { name: filename ?? `attachment-${index + 1}`, type: mimeType, content: bytes };
}

function contentsOf(
  email: Email,
): Pick<StoredMail, 'headers' | 'subject' | 'text' | 'html' | 'attachments'> {
  return {
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    attachments: email.attachments.map(attachmentOf),
  };
}

export function createMailbox(now: () => number = Date.now, capacity = CAPACITY): Mailbox {
  let mails: readonly StoredMail[] = [];
  let lastId = 0;
  return {
    async add(raw, envelope) {
      const email = await PostalMime.parse(new Uint8Array(raw));
      lastId += 1;
      mails = [
        {
          id: lastId,
          receivedAt: new Date(now()).toISOString(),
          envelope,
          ...contentsOf(email),
          raw,
        },
        ...mails,
      ].slice(0, capacity);
    },
    list: (to) =>
      to === undefined
        ? mails
        : mails.filter(({ envelope }) =>
            envelope.to.some((address) => address.toLowerCase() === to.toLowerCase()),
          ),
    find: (id) => mails.find((mail) => mail.id === id),
    clear() {
      mails = [];
    },
  };
}
