import type {
  BankPayment,
  Detail,
  Difference,
  Refund,
  Run,
  Session,
  Stuck,
  Summary,
} from '@wayfare/desk-contract';

export const ANNA = { id: 'op-anna', name: 'Anna de Vries' };
export const BRAM = { id: 'op-bram', name: 'Bram Bakker' };

export const buildSession = (more: Partial<Session> = {}): Session => ({
  operator: ANNA,
  role: 'agent',
  idleUntil: '2026-12-10T09:30:00Z',
  endsAt: '2026-12-10T17:00:00Z',
  fourEyesAbove: 25_000,
  ...more,
});

export const buildSummary = (more: Partial<Summary> = {}): Summary => ({
  id: 'bk-1',
  reference: 'WF7K2M9Q',
  vertical: 'hotels',
  email: 'mila@example.com',
  status: 'confirmed',
  state: 'confirmed',
  stateSince: '2026-12-01T10:00:00Z',
  total: 41_250,
  createdAt: '2026-12-01T09:58:00Z',
  ...more,
});

type Changes = {
  [Part in keyof Detail]?: Detail[Part] extends readonly unknown[]
    ? Detail[Part]
    : Partial<Detail[Part]>;
};

export const buildDetail = (more: Changes = {}): Detail => ({
  booking: {
    ...buildSummary(),
    language: 'nl',
    reason: null,
    supplierBooking: 'ord_0001',
    supplierReference: 'HX-2231',
    heldUntil: null,
    tries: 0,
    runAt: null,
    isAtWork: false,
    ...more.booking,
  },
  money: {
    total: 41_250,
    dueNow: 41_250,
    dueLater: 0,
    chargeAt: null,
    paymentState: 'captured',
    captured: 41_250,
    refunded: 0,
    refundDue: 0,
    refundable: 41_250,
    ...more.money,
  },
  history: more.history ?? [
    {
      at: '2026-12-01T09:58:00Z',
      kind: 'step',
      what: 'awaiting_payment → booking',
      actor: 'workflow',
      outcome: 'done',
      facts: {},
    },
    {
      at: '2026-12-01T10:00:00Z',
      kind: 'money',
      what: 'money',
      actor: 'workflow',
      outcome: 'done',
      facts: { from: 'reserved', to: 'captured', captured: 41_250, refunded: 0 },
    },
    {
      at: '2026-12-02T08:00:00Z',
      kind: 'act',
      what: 'booking.cancel',
      actor: 'operator:op-bram',
      outcome: 'refused',
      facts: { reason: 'NOT_POSSIBLE' },
    },
  ],
  notes: more.notes ?? [],
  refunds: more.refunds ?? [],
  differences: more.differences ?? [],
  can: { retry: true, resend: true, cancel: true, refund: true, ...more.can },
});

export const buildRefund = (more: Partial<Refund> = {}): Refund => ({
  id: 'rf-1',
  bookingId: 'bk-1',
  reference: 'WF7K2M9Q',
  amount: 30_000,
  sent: 0,
  state: 'requested',
  reason: 'The pool was closed',
  requestedBy: BRAM,
  requestedAt: '2026-12-09T08:00:00Z',
  expiresAt: '2026-12-12T08:00:00Z',
  decidedBy: null,
  decidedAt: null,
  failure: null,
  ...more,
});

export const buildDifference = (more: Partial<Difference> = {}): Difference => ({
  id: 'df-1',
  kind: 'captured-differs',
  bookingId: 'bk-1',
  reference: 'WF7K2M9Q',
  payment: 'pi_0001',
  ours: '41250',
  theirs: '40000',
  foundAt: '2026-12-09T01:10:00Z',
  seenAt: '2026-12-10T01:10:00Z',
  resolvedAt: null,
  closedAt: null,
  reopenedAt: null,
  closings: [],
  ...more,
});

export const buildRun = (more: Partial<Run> = {}): Run => ({
  startedAt: '2026-12-10T01:00:00Z',
  endedAt: '2026-12-10T01:20:00Z',
  compared: 1200,
  unanswered: 0,
  found: 1,
  resolved: 2,
  ...more,
});

export const buildStuck = (more: Partial<Stuck> = {}): Stuck => ({
  kind: 'step',
  booking: buildSummary({ state: 'verifying' }),
  since: '2026-12-10T06:00:00Z',
  what: 'verifying',
  tries: 7,
  amount: null,
  ...more,
});

export const buildPayment = (): BankPayment => ({
  isAnswered: true,
  id: 'pi_0001',
  mode: 'payment',
  status: 'succeeded',
  amount: 41_250,
  captured: 41_250,
  refunds: [],
  failure: null,
});
