import type { Database } from '../platform/db/database';
import type { RenderRow } from '../platform/queue/mail-queue';
import { writtenMail } from '../booking/documents/mail/written-mail';
import { copyMailPage, supportMailPage } from './contact-mail-page';
import { findMail } from './messages.repository';

export interface ContactMailDeps {
  readonly database: Pick<Database, 'orm'>;
  readonly supportEmail: string;
}

export function renderContactMail({ database: { orm }, supportEmail }: ContactMailDeps): RenderRow {
  return async (id) => {
    const row = await findMail(orm, id);
    if (row === null) return null;
    const { kind, message } = row;
    if (kind === 'copy')
      return {
        to: message.email,
        attachments: [],
        ...(await writtenMail(copyMailPage(message, supportEmail))),
      };
    return {
      to: supportEmail,
      replyTo: message.email,
      attachments: [],
      ...(await writtenMail(supportMailPage(message))),
    };
  };
}
