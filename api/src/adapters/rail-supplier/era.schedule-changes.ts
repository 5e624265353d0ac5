import * as v from 'valibot';
import type { RailCarrierChange } from '../../ports/rail-after-sales';
import { ExchangedServiceSchema, WishSchema } from './era.carried';
import { InstantSchema, readable, SolutionSchema } from './era.schemas';

const ANSWERS = {
  OPEN: null,
  INFORMED: 'told',
  ACCEPTED: 'accepted',
  EXCHANGED: 'exchanged',
  REFUNDED: 'refunded',
} as const;

const ACTIONS = { ACCEPT: 'accept', EXCHANGE: 'exchange', REFUND: 'refund' } as const;

/** Drops unknown permitted actions. */
export const ScheduleChangeSchema = v.pipe(
  v.object({
    id: v.string(),
    itemId: v.string(),
    legId: v.string(),
    status: v.picklist(['OPEN', 'INFORMED', 'ACCEPTED', 'EXCHANGED', 'REFUNDED']),
    permittedActions: readable(v.picklist(['ACCEPT', 'EXCHANGE', 'REFUND'])),
    creationDate: InstantSchema,
    original: SolutionSchema,
    proposed: v.nullable(SolutionSchema),
    services: v.optional(v.array(ExchangedServiceSchema), []),
    preferences: v.optional(readable(WishSchema), []),
  }),
  v.transform(
    ({
      status,
      permittedActions,
      creationDate: detectedAt,
      original: before,
      proposed: after,
      ...change
    }): RailCarrierChange => ({
      ...change,
      detectedAt,
      answer: ANSWERS[status],
      actions: permittedActions.map((action) => ACTIONS[action]),
      before,
      after,
    }),
  ),
);
