import { openState } from '@wayfare/server/shared-state/open-state';
import type { FastifyBaseLogger } from 'fastify';
import { QUEUES } from '../jobs/queues';
import { answerCaches } from '../platform/answers/answer-caches';
import { answersScope } from '../platform/answers/answers-scope';
import type { Config } from '../platform/config';
import type { Database } from '../platform/db/database';
import { livePages } from '../platform/site-pages/site-pages';
import { realTimer } from '../platform/timer';
import { createMetrics } from '../telemetry/metrics/metrics';

/** What every part shares besides the database: limits, kept answers, metrics and the site's addresses. */
export function startPlatform(config: Config, database: Database, log: FastifyBaseLogger) {
  const clock = Date.now;
  const state = openState(config.redisUrl, log);
  const openCache = answerCaches(
    config.redisUrl === undefined ? null : state,
    answersScope(config),
  );
  const metrics = createMetrics({ database, queues: QUEUES, clock, log });
  const pages = livePages({ url: config.sitePages, after: realTimer, log });
  return {
    shared: { clock, state, metrics, pages, openCache },
    async stop() {
      pages.stop();
      metrics.close();
      await state.close();
    },
  };
}
