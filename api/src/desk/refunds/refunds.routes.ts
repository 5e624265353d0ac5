import { setTimeout as delay } from 'node:timers/promises';
import { createRefund, decideRefund, listRefunds } from '@wayfare/desk-contract';
import type { Refund } from '@wayfare/desk-contract';
import type { After } from '../../platform/timer';
import { deskRoute } from '../access/desk-route';
import type { DeskCalls } from '../access/desk-route';
import type { DeskRefunds } from './refunds.service';
import { expireRequests, findRefunds, isBeingSent } from './refunds.repository';

interface Deps {
  readonly refunds: DeskRefunds;
  /** sends what is due; ends when nothing is */
  readonly sendDue: () => Promise<void>;
  readonly after: After;
}

/** Milliseconds that somebody waits for the bank; then it goes on without them. */
const PATIENCE_MS = 4_000;
const LOOK_MS = 100;

export function refundsRoutes(calls: DeskCalls, { refunds, sendDue, after }: Deps): void {
  const { orm } = calls.database;

  /** By this process, or by a worker that was quicker. */
  async function sent(id: string, isOver: () => boolean): Promise<void> {
    await sendDue();
    while (!isOver() && (await isBeingSent(orm, id, new Date(calls.clock())))) await delay(LOOK_MS);
  }

  async function told(refund: Refund): Promise<Refund> {
    if (refund.state !== 'sending') return refund;
    let isOver = false;
    let cancel: () => void = () => undefined;
    const patience = new Promise<void>((resolve) => {
      cancel = after(PATIENCE_MS, () => {
        isOver = true;
        resolve();
      });
    });
    await Promise.race([sent(refund.id, () => isOver), patience]);
    cancel();
    return refunds.find(refund.id);
  }

  const noted = ({ id, bookingId, amount, state }: Refund) => ({
    object: `booking:${bookingId}`,
    facts: { refund: id, amount, state },
  });

  deskRoute(calls, createRefund, async (request, { session, now, requestKey, tell }) => {
    const refund = await refunds.create({ ...request, by: session.operator, requestKey, now });
    tell(noted(refund));
    return told(refund);
  });

  deskRoute(calls, decideRefund, async ({ refundId, decision }, { session, now, tell }) => {
    const asked = await refunds.find(refundId);
    tell({ ...noted(asked), facts: { ...noted(asked).facts, decision } });
    return told(await refunds.decide({ refundId, decision, by: session.operator, now }));
  });

  deskRoute(calls, listRefunds, async ({ state }, { now }) => {
    await expireRequests(orm, now);
    return { refunds: await findRefunds(orm, { state }) };
  });
}
