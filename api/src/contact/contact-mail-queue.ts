import { contactMails } from '../platform/db/schema/contact';
import { mailQueueOf } from '../platform/queue/queue';

export const CONTACT_MAILS = mailQueueOf('contactMails', contactMails);
