import type { SharedState } from '@wayfare/server/shared-state/shared-state';
import { answerCache, type OpenCache } from './answer-cache';
import { sharedAnswers } from './shared-answers';

/**
 * Caches of this process, which share the answers that have a form by way of `state`, where processes share one: those of
 * processes with the same `scope`, which says who is asked and how prices are made.
 */
export const answerCaches =
  (state: SharedState | null, scope = ''): OpenCache =>
  (options) => {
    const { form } = options;
    return answerCache(
      options,
      state === null || form === undefined
        ? null
        : sharedAnswers({ ...options, form, scope }, state),
    );
  };

/** Of a process that shares none. */
export const ownCaches: OpenCache = answerCaches(null);
