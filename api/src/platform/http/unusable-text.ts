import type { FastifyInstance } from 'fastify';
import { Problem } from './problem';

/** Control characters (NUL suits no database), but no tabs or line breaks; lone surrogates, which UTF-8 lacks. */
const NEVER = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u;
const NOT_ON_A_LINE = /[\p{Cs}\p{Cc}]/u;
/** Fields of several lines, and passwords, which are kept as no text. */
const ANY_LINES = /^(specialRequest|question|password|current|confirm)$/;

const LONGEST_FIELD = 200;

interface Place {
  readonly key: string;
  readonly within: Place | null;
}

interface Part {
  readonly value: unknown;
  readonly place: Place | null;
}

function fieldOf(place: Place | null): string {
  const keys: string[] = [];
  for (let at = place; at !== null && keys.length < LONGEST_FIELD; at = at.within)
    keys.unshift(at.key);
  const path = keys.join('.').slice(0, LONGEST_FIELD);
  return path.replaceAll(/[\p{Cs}\p{Cc}]/gu, '\ufffd');
}

/** Dot path of the first bad text or name, else null. `lines: 'any'` before a schema trims; deep nesting is safe. */
export function unusableField(value: unknown, lines: 'any' | 'where they belong'): string | null {
  const parts: Part[] = [{ value, place: null }];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const { value: found, place } = part;
    if (typeof found === 'string') {
      const pattern = lines === 'any' || ANY_LINES.test(place?.key ?? '') ? NEVER : NOT_ON_A_LINE;
      if (pattern.test(found)) return fieldOf(place);
    } else if (typeof found === 'object' && found !== null) {
      const inside = Object.entries(found).map(([key, inner]) => ({
        value: inner,
        place: { key, within: place },
      }));
      const named = inside.find((each) => NEVER.test(each.place.key));
      if (named !== undefined) return fieldOf(named.place);
      for (const each of inside.reverse()) parts.push(each);
    }
  }
  return null;
}

export function refuseUnusableText(value: unknown, lines: 'any' | 'where they belong'): void {
  const field = unusableField(value, lines);
  if (field !== null)
    throw new Problem('INVALID_REQUEST', {
      field,
      text: 'field.unusable',
      values: { field },
      status: 422,
    });
}

export function registerUsableText(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    if (!request.is404) {
      refuseUnusableText(request.params, 'any');
      refuseUnusableText(request.query, 'any');
    }
    done();
  });
}
