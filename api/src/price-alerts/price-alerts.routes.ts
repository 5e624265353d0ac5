import { askPriceAlert, endPriceAlert, linkedPriceAlert, priceAlerts } from '@wayfare/api-contract';
import {
  AskedPriceAlertSchema,
  DoneSchema,
  LinkedPriceAlertRequestSchema,
  PriceAlertIdSchema,
  PriceAlertListSchema,
  PriceAlertRequestSchema,
  PriceAlertSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { requireUser, requirePrincipal } from '../platform/http/authenticate';
import { Problem } from '../platform/http/problem';
import { NothingSchema, route } from '../platform/http/route';
import type { RequestContext } from '../platform/http/route';
import type { Requester } from '../accounts/users/member';
import { DEFAULT_LANGUAGE } from '@wayfare/domain';
import type { SitePages } from '../platform/site-pages/site-pages';
import { offPath, OFF_CALL } from './alert-paths';
import type { PriceAlertsService } from './price-alerts.service';

function requesterOf(context: RequestContext): Requester {
  const principal = requireUser(context);
  void context.reply.header('cache-control', 'no-store');
  return { principal, now: context.now };
}

const KeySchema = v.object({ key: v.optional(v.pipe(v.string(), v.maxLength(2_000)), '') });

function keyIn(query: unknown): string {
  const asked = v.safeParse(KeySchema, query);
  if (!asked.success) throw new Problem('TICKET', { text: 'alerts.link' });
  return asked.output.key;
}

interface PriceAlertsRoutesOptions {
  readonly asksPerMinute: number;
  readonly pages: SitePages;
}

export function priceAlertsRoutes(
  api: FastifyInstance,
  service: PriceAlertsService,
  { asksPerMinute, pages }: PriceAlertsRoutesOptions,
): void {
  const limit =
    asksPerMinute === 0 ? {} : { rateLimit: { max: asksPerMinute, timeWindow: '1 minute' } };
  route(
    api,
    askPriceAlert,
    { request: PriceAlertRequestSchema, result: AskedPriceAlertSchema },
    {
      summary: 'Tells of a price that falls: members at once, others by the link of a mail',
      ...limit,
    },
    (input, context) =>
      service.ask(input, { principal: requirePrincipal(context), now: context.now }),
  );
  route(
    api,
    linkedPriceAlert,
    { request: LinkedPriceAlertRequestSchema, result: PriceAlertSchema },
    { summary: 'The alert of a mail’s link: shows it, or turns it on or off' },
    (input, context) => {
      void context.reply.header('cache-control', 'no-store');
      return service.linked(input, context.now);
    },
  );
  route(
    api,
    priceAlerts,
    { request: NothingSchema, result: PriceAlertListSchema },
    { summary: 'The alerts of the user’s address' },
    (_input, context) => service.list(requesterOf(context)),
  );
  route(
    api,
    endPriceAlert,
    { request: PriceAlertIdSchema, result: DoneSchema },
    { summary: 'Ends one of them' },
    async ({ id }, context) => {
      await service.end(id, requesterOf(context));
      return { ok: true as const };
    },
  );
  oneClick(api, service, pages);
}

/** One-click unsubscribe (RFC 8058): a mail program posts, a person's GET shows the page. */
function oneClick(api: FastifyInstance, service: PriceAlertsService, pages: SitePages): void {
  void api.register((scope, _options, done) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer' },
      (_request, _body, parsed) => parsed(null, {}),
    );
    const config = { access: 'public' } as const;
    scope.post(
      OFF_CALL,
      { config, schema: { summary: 'Ends an alert, by its mail', querystring: KeySchema } },
      async ({ query, now }, reply) => {
        await service.linked({ key: keyIn(query), action: 'off', language: 'en' }, now);
        return reply.code(204).send();
      },
    );
    scope.get(
      OFF_CALL,
      { config, schema: { summary: 'The page that ends an alert', querystring: KeySchema } },
      async ({ query }, reply) =>
        reply.redirect(offPath(pages, keyIn(query), DEFAULT_LANGUAGE), 303),
    );
    done();
  });
}
