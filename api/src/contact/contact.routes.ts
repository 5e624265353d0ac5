import { sendContact } from '@wayfare/api-contract';
import { ContactRequestSchema, ContactResultSchema } from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { requirePrincipal } from '../platform/http/authenticate';
import { idempotencyKey } from '../platform/http/idempotency';
import { route } from '../platform/http/route';
import { contactService } from './contact.service';
import type { ContactDeps } from './contact.service';

export interface ContactRoutesDeps extends ContactDeps {
  /** per minute and network address; 0 disables */
  readonly messagesPerMinute: number;
}

export function contactRoutes(
  api: FastifyInstance,
  { messagesPerMinute, ...deps }: ContactRoutesDeps,
): void {
  const contact = contactService(deps);
  const rateLimit =
    messagesPerMinute === 0 ? undefined : { max: messagesPerMinute, timeWindow: '1 minute' };
  route(
    api,
    sendContact,
    { request: ContactRequestSchema, result: ContactResultSchema },
    {
      rateLimit,
      isIdempotent: true,
      summary: 'A message to support; answers with its ticket number',
    },
    (input, context) =>
      contact.send(input, {
        owner: requirePrincipal(context).id,
        idempotencyKey: idempotencyKey(context),
        address: context.request.ip,
        now: context.now,
      }),
  );
}
