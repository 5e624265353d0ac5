import { createCheckOutSession, createPaymentIntent, paymentSettings } from '@wayfare/api-contract';
import type { PaymentSettings } from '@wayfare/api-contract';
import {
  CheckoutSessionRequestSchema,
  CheckoutSessionResultSchema,
  PaymentIntentRequestSchema,
  PaymentIntentResultSchema,
  PaymentSettingsSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { checkIdempotencyKey } from '../platform/http/idempotency';
import { requirePrincipal } from '../platform/http/authenticate';
import { RECEIVED, rawBodies, signedBody } from '../platform/http/raw-bodies';
import { NothingSchema, route } from '../platform/http/route';
import { PaymentError } from '../ports/payments';
import type { PaymentEvent, Payments } from '../ports/payments';
import type { PaymentsService } from './payments.service';

interface PaymentsRoutesDeps {
  readonly service: PaymentsService;
  readonly payments: Payments;
  readonly settings: PaymentSettings;
}

const WEBHOOK = '/api/webhooks/stripe';

export function paymentsRoutes(
  api: FastifyInstance,
  { service, payments, settings }: PaymentsRoutesDeps,
): void {
  route(
    api,
    paymentSettings,
    { request: NothingSchema, result: PaymentSettingsSchema },
    { summary: 'What a browser needs to show card fields' },
    () => settings,
  );
  route(
    api,
    createPaymentIntent,
    { request: PaymentIntentRequestSchema, result: PaymentIntentResultSchema },
    {
      summary: 'Asks for the money of an offer; the card is confirmed in the browser',
      isIdempotent: true,
    },
    (input, context) => {
      checkIdempotencyKey(context);
      return service.createIntent(input, {
        principal: requirePrincipal(context),
        now: context.now,
      });
    },
  );
  route(
    api,
    createCheckOutSession,
    { request: CheckoutSessionRequestSchema, result: CheckoutSessionResultSchema },
    {
      summary: 'The payment page of the provider, for a booking that waits for its card',
      isIdempotent: true,
    },
    (input, context) => {
      checkIdempotencyKey(context);
      const principal = requirePrincipal(context);
      return service.createCheckout(input.booking_id, { principal, now: context.now });
    },
  );

  rawBodies(api, (scope) => {
    scope.post(
      WEBHOOK,
      {
        config: { access: 'public' },
        schema: { summary: 'Events of the payment provider, by its signature', response: RECEIVED },
      },
      async (request, reply) => {
        const { body, signature } = signedBody(request, 'stripe-signature');
        let event: PaymentEvent;
        try {
          event = payments.readEvent(body, signature);
        } catch (error) {
          request.log.warn({ err: error }, 'a payment event was not taken');
          return reply.code(400).send({ received: false });
        }
        try {
          await service.receive(event, request.now);
        } catch (error) {
          // a 5xx makes the provider repeat the event; one about nothing known is acknowledged
          if (!(error instanceof PaymentError) || error.kind !== 'refused') throw error;
          request.log.warn(
            { err: error, event: event.id, type: event.type },
            'a payment event is about nothing that is known',
          );
        }
        return { received: true };
      },
    );
  });
}
