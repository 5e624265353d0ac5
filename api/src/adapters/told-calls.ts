import { told } from '@wayfare/server/telemetry/told';

/** `refused` is an answer: the service works. What was `unsent` met a full queue or an open breaker. */
export type CallOutcome = 'answered' | 'refused' | 'failed' | 'unsent';

export interface ToldCall {
  readonly service: string;
  /** what of its port was asked, such as `capture`; undefined where nobody named it */
  readonly operation?: string | undefined;
  readonly outcome: CallOutcome;
  readonly seconds: number;
}

export interface ToldBreaker {
  readonly service: string;
  /** epoch milliseconds until which the service is left alone; null once it works */
  readonly openUntil: number | null;
}

export const serviceCalls = told<ToldCall>('wayfare:service-call');
export const breakers = told<ToldBreaker>('wayfare:breaker');
