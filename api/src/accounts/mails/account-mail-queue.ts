import { accountMails } from '../../platform/db/schema/accounts';
import { mailQueueOf } from '../../platform/queue/queue';

export const ACCOUNT_MAILS = mailQueueOf('accountMails', accountMails);
