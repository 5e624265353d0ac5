import { createHash, randomUUID } from 'node:crypto';
import type { SharedState } from '@wayfare/server/shared-state/shared-state';
import * as v from 'valibot';
import type { AnswerForm, CacheOptions, FoundAnswer, SharedAnswers } from './answer-cache';

/** As long as a supplier may take; a process that ends meanwhile keeps the others waiting no longer. */
const CLAIMED_MS = 30_000;
/** Longest wait for another process's question before asking oneself. */
const WAITED_MS = 5_000;
const LOOK_AGAIN_MS = 100;
/** In UTF-16 units; a longer answer stays in its process. */
const LONGEST = 512 * 1024;

interface Time {
  /** milliseconds, of any beginning */
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const REAL: Time = {
  now: () => performance.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** In an object, because an answer may be null. */
function parsed<Answer>(
  schema: AnswerForm<Answer>['schema'],
  text: string,
): { answer: Answer } | null {
  try {
    const read = v.safeParse(schema, JSON.parse(text), { abortEarly: true });
    return read.success ? { answer: read.output } : null;
  } catch {
    return null;
  }
}

interface Options<Answer> extends CacheOptions<Answer> {
  readonly form: AnswerForm<Answer>;
  /** of processes whose answers are alike */
  readonly scope: string;
}

/**
 * Answers in what processes share: of those that want the same at the time one asks, and the others take its answer. Who
 * waits too long asks for itself. Another version's answers that `form` does not take count as none.
 */
export function sharedAnswers<Answer>(
  { name, keptMs, isWhole = () => true, form, scope }: Options<Answer>,
  state: SharedState,
  { now, pause }: Time = REAL,
): SharedAnswers<Answer> {
  const write = form.write ?? ((answer: Answer) => answer);

  async function found(id: string): Promise<FoundAnswer<Answer> | null> {
    const kept = await state.kept(id);
    if (kept === null) return null;
    const read = parsed(form.schema, kept.value);
    return read === null ? null : { ...read, keptMs: kept.ttl };
  }

  async function askForAll(id: string, ask: () => Promise<Answer>): Promise<FoundAnswer<Answer>> {
    const began = now();
    const answer = await ask();
    const left = Math.floor(keptMs - (now() - began));
    if (isWhole(answer) && left > 0) {
      const text = JSON.stringify(write(answer));
      if (text.length <= LONGEST) await state.keep(id, text, left);
    }
    return { answer, keptMs: left };
  }

  return {
    async get(key, ask) {
      // what was typed is in keys, and belongs in no store
      const id = `${name} ${createHash('sha256')
        .update(JSON.stringify([scope, key]))
        .digest('base64url')}`;
      const owner = randomUUID();
      const until = now() + WAITED_MS;
      for (;;) {
        const known = await found(id);
        if (known !== null) return known;
        if (await state.claim(id, owner, CLAIMED_MS)) {
          try {
            return (await found(id)) ?? (await askForAll(id, ask));
          } finally {
            await state.giveUp(id, owner);
          }
        }
        if (now() >= until) return { answer: await ask(), keptMs };
        await pause(LOOK_AGAIN_MS);
      }
    },
  };
}
