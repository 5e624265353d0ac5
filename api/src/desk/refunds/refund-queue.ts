import { deskRefunds } from '../../platform/db/schema/desk';
import { queueOf } from '../../platform/queue/queue';

/** Refunds of the desk on their way to the bank. */
export const DESK_REFUNDS = queueOf('desk_refunds', deskRefunds);
