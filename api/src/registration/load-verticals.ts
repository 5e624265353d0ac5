import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import type { ApiVertical } from './api-vertical';

export class VerticalError extends Error {
  constructor(name: string, problem: string) {
    super(`api/src/verticals/${name}/index.ts ${problem}`);
    this.name = 'VerticalError';
  }
}

const VerticalSchema = v.strictObject({ register: v.function() });
const ModuleSchema = v.object({ vertical: VerticalSchema });

export const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

function isVertical(value: unknown): value is ApiVertical {
  return v.is(VerticalSchema, value);
}

function verticalOf(name: string, loaded: unknown): ApiVertical {
  const parsed = v.safeParse(ModuleSchema, loaded);
  const vertical: unknown = parsed.success ? parsed.output.vertical : null;
  if (!isVertical(vertical))
    throw new VerticalError(name, 'must export `vertical` with a function `register` alone');
  return vertical;
}

export async function loadEach(
  names: readonly string[],
  load: (name: string) => Promise<unknown>,
): Promise<Readonly<Record<string, ApiVertical>>> {
  const loaded: Record<string, ApiVertical> = {};
  for (const name of names) {
    const module = await load(name).catch((cause: unknown) => {
      throw new VerticalError(name, `cannot be loaded: ${String(cause)}`);
    });
    loaded[name] = verticalOf(name, module);
  }
  return loaded;
}
