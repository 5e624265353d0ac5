import { priceAlertMails, priceAlerts } from '../platform/db/schema/price-alerts';
import { mailQueueOf, queueOf } from '../platform/queue/queue';

export const ALERTS = queueOf('priceAlerts', priceAlerts);

export const ALERT_MAILS = mailQueueOf('priceAlertMails', priceAlertMails);
