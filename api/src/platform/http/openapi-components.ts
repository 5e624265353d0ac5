import * as contract from '@wayfare/api-contract/schemas';
import { toJsonSchema } from '@valibot/to-json-schema';
import { isSchema } from './valibot-schemas';

/* Shapes of the contract become `components`, once each. */

type Json = Readonly<Record<string, unknown>>;
type TypeMode = 'input' | 'output';

const WORTH_A_NAME = 120;

/** `input` is what a caller writes, `output` what they read; anything else is returned as it is. */
export function describe(schema: unknown, typeMode: TypeMode): unknown {
  if (!isSchema(schema)) return schema;
  const { $schema: _dialect, ...described } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
  });
  return described;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Canonical form for comparison: Fastify writes a constant as an enumeration of one. */
function faceOf(schema: unknown): string {
  return JSON.stringify(schema, (_key, value: unknown) => {
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([key, each]) =>
      key === 'const' ? (['enum', [each]] as const) : ([key, each] as const),
    );
    return Object.fromEntries(entries.sort(([first], [second]) => (first < second ? -1 : 1)));
  });
}

function namesOf(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [exported, schema] of Object.entries(contract)) {
    if (!isSchema(schema) || !exported.endsWith('Schema')) continue;
    const name = exported.slice(0, -'Schema'.length);
    for (const mode of ['output', 'input'] as const) {
      const text = faceOf(describe(schema, mode));
      if (text.length < WORTH_A_NAME || names.has(text)) continue;
      const free = taken.has(name) ? `${name}Input` : name;
      taken.add(free);
      names.set(text, free);
    }
  }
  return names;
}

export function withComponents<Document extends object>(
  document: Document,
): Document & { readonly components: Json } {
  const names = namesOf();
  const schemas: Record<string, unknown> = {};

  function inside(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(part);
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, part(each)]))
      : value;
  }
  function part(value: unknown): unknown {
    const name = isObject(value) ? names.get(faceOf(value)) : undefined;
    if (name === undefined) return inside(value);
    schemas[name] ??= inside(value);
    return { $ref: `#/components/schemas/${name}` };
  }

  const { components = {}, ...rest }: Document & { readonly components?: Json } = document;
  const referred = inside(rest);
  const own = isObject(components['schemas']) ? components['schemas'] : {};
  return {
    ...(referred as Document),
    components: { ...components, schemas: { ...own, ...schemas } },
  };
}
