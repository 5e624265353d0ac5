import { ReleaseError } from '@wayfare/releases';
import * as v from 'valibot';
import type { Recording } from './recording';

const PATIENCE_MS = 5_000;

const DocumentSchema = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });

async function describedCalls(apiUrl: string): Promise<string[] | null> {
  try {
    const answer = await fetch(`${apiUrl}/api/openapi.json`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { paths } = v.parse(DocumentSchema, await answer.json());
    return Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
  } catch {
    return null;
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
function patternOf(described: string): RegExp {
  const fixed = described.split(/\{[^}]*\}/).map(escaped);
  return new RegExp(`^${fixed.join('[^/]+')}$`);
}

/**
 * Compares a release's recorded calls with `/api/openapi.json`: true when all are there, false
 * when it can't be asked; rejects with CALLS and the missing ones.
 */
export async function checkCalls(
  apiUrl: string,
  { answers }: Pick<Recording, 'answers'>,
  whose: string,
): Promise<boolean> {
  const described = await describedCalls(apiUrl);
  if (described === null) return false;
  const known = described.map(patternOf);
  const missing = new Set(
    answers.map(({ call }) => call).filter((call) => !known.some((pattern) => pattern.test(call))),
  );
  if (missing.size > 0)
    throw new ReleaseError(
      'CALLS',
      `${whose} makes calls which the API at ${apiUrl} does not have: ${[...missing].join(', ')}. Release the API first.`,
    );
  return true;
}
