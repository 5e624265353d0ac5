import {
  acceptTrainChange,
  confirmExchange,
  confirmRefund,
  createRefund,
  editTravelers,
  exchangeQuote,
  searchExchangeOffers,
} from '@wayfare/api-contract';
import {
  AcceptTrainChangeRequestSchema,
  BookResultSchema,
  ConfirmExchangeRequestSchema,
  ConfirmRefundRequestSchema,
  CreateRefundRequestSchema,
  EditTravelersRequestSchema,
  ExchangeQuoteRequestSchema,
  ExchangeQuoteSchema,
  ExchangeSearchRequestSchema,
  ExchangeSearchResultSchema,
  RefundSchema,
  TrainBookingViewSchema,
  TrainCarrierChangeSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { requirePrincipal } from '../../../platform/http/authenticate';
import { idempotencyKey, once } from '../../../platform/http/idempotency';
import type { KeptAnswers } from '../../../platform/http/idempotency';
import { route } from '../../../platform/http/route';
import type { RequestContext } from '../../../platform/http/route';
import type { TrainAsk } from './own-booking';
import type { TrainAnswers } from './train-answers.service';
import type { TrainExchanges } from './train-exchanges.service';
import type { TrainNames } from './train-names.service';
import type { TrainRefunds } from './train-refunds.service';

export interface TrainAfterSalesDeps {
  readonly keptAnswers: KeptAnswers;
  readonly refunds: TrainRefunds;
  readonly exchanges: TrainExchanges;
  readonly answers: TrainAnswers;
  readonly names: TrainNames;
}

const askOf = <Input extends { readonly bookingID: string }>(
  input: Input,
  context: RequestContext,
): TrainAsk<Input> => ({
  input,
  requester: { principal: requirePrincipal(context), language: context.language, now: context.now },
});

interface Keyed<Input, T> {
  readonly name: string;
  readonly input: Input;
  readonly context: RequestContext;
  readonly schema: v.GenericSchema<unknown, T>;
}

function keyed<Input extends { readonly bookingID: string }, T extends object>(
  { keptAnswers }: TrainAfterSalesDeps,
  { name, input, context, schema }: Keyed<Input, T>,
  call: (ask: TrainAsk<Input>) => Promise<T>,
): Promise<T> {
  const ask = askOf(input, context);
  return once(
    keptAnswers,
    {
      owner: ask.requester.principal.id,
      key: idempotencyKey(context),
      request: [name, input],
      schema,
      now: context.now,
    },
    () => call(ask),
  );
}

/** Access for the booking session, its account, or a session that found the booking (TRN-50). */
export function trainAfterSalesRoutes(api: FastifyInstance, deps: TrainAfterSalesDeps): void {
  const { refunds, exchanges, answers, names } = deps;
  route(
    api,
    createRefund,
    { request: CreateRefundRequestSchema, result: RefundSchema },
    { summary: 'What giving back tickets brings' },
    (input, context) => refunds.create(askOf(input, context)),
  );
  route(
    api,
    confirmRefund,
    { request: ConfirmRefundRequestSchema, result: RefundSchema },
    { summary: 'Gives back tickets', isIdempotent: true },
    (input, context) =>
      keyed(deps, { name: 'refund-train', input, context, schema: RefundSchema }, refunds.confirm),
  );
  route(
    api,
    searchExchangeOffers,
    { request: ExchangeSearchRequestSchema, result: ExchangeSearchResultSchema },
    { summary: 'Other trains for bought tickets' },
    (input, context) => exchanges.search(askOf(input, context)),
  );
  route(
    api,
    exchangeQuote,
    { request: ExchangeQuoteRequestSchema, result: ExchangeQuoteSchema },
    { summary: 'What one of them costs more, kept for confirming' },
    (input, context) => exchanges.quote(askOf(input, context)),
  );
  route(
    api,
    confirmExchange,
    { request: ConfirmExchangeRequestSchema, result: BookResultSchema },
    { summary: 'Exchanges tickets; the outcome follows', isIdempotent: true },
    (input, context) =>
      keyed(
        deps,
        { name: 'exchange-train', input, context, schema: BookResultSchema },
        exchanges.confirm,
      ),
  );
  route(
    api,
    acceptTrainChange,
    { request: AcceptTrainChangeRequestSchema, result: TrainCarrierChangeSchema },
    { summary: 'Accepts what a railway changed by itself', isIdempotent: true },
    (input, context) =>
      keyed(
        deps,
        { name: 'accept-train-change', input, context, schema: TrainCarrierChangeSchema },
        answers.accept,
      ),
  );
  route(
    api,
    editTravelers,
    { request: EditTravelersRequestSchema, result: TrainBookingViewSchema },
    { summary: 'Corrects names on bought tickets', isIdempotent: true },
    (input, context) =>
      keyed(
        deps,
        { name: 'rename-train', input, context, schema: TrainBookingViewSchema },
        names.edit,
      ),
  );
}
