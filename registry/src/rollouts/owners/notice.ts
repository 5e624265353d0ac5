import * as v from 'valibot';

export const CHANNELS = ['webhook', 'mail'] as const;

/** What an owner is told, until it is sent or given up: a row of an outbox for each way to tell. */
export const NoticeSchema = v.strictObject({
  /** the same however often it is sent */
  id: v.string(),
  channel: v.picklist(CHANNELS),
  event: v.picklist(['aborted', 'paused', 'finished']),
  reason: v.string(),
  /** share of the step, in percent */
  step: v.number(),
  /** newest revision of the registry at that moment */
  revision: v.number(),
  at: v.string(),
  tries: v.number(),
  /** not to be tried before; milliseconds of the epoch */
  dueAt: v.number(),
});
export type Notice = v.InferOutput<typeof NoticeSchema>;

export interface Told extends Omit<Notice, 'channel' | 'tries' | 'dueAt'> {
  readonly vertical: string;
  readonly version: string;
}
