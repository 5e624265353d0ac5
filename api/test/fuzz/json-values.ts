import fc from 'fast-check';
import { hostileNumber, hostileText, hostileValue } from './hostile-values';

/* For the fuzz test: values that fit a JSON schema of the OpenAPI document, or nearly do. */

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** What is known of the site, by the name of the field that holds it: ids of bookings, offers, places. */
export type Known = ReadonlyMap<string, readonly unknown[]>;

/** How much of what is made breaks its schema. */
export type Manner = 'honest' | 'hostile';

const WORDS = [
  'Amsterdam',
  'Anneke',
  'de Vries',
  'anneke@example.com',
  'NL',
  'en',
  'EUR',
  '2027-01-14',
  '2027-01-14T09:20',
  '12',
  '10.00',
  '+31612345678',
  'AMS',
  'BCN',
];
const MOST_ITEMS = 4;

function textsOf({ pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  const words = fc.constantFrom(...WORDS);
  const plain = fc.string({
    unit: 'grapheme',
    minLength: Math.min(minLength, 200),
    maxLength: Math.max(Math.min(minLength, 200), Math.min(maxLength, 60)),
  });
  if (pattern === undefined)
    return fc.oneof({ weight: 3, arbitrary: words }, { weight: 1, arbitrary: plain });
  try {
    return fc.oneof(
      { weight: 4, arbitrary: fc.stringMatching(new RegExp(pattern), { size: 'small' }) },
      { weight: 1, arbitrary: words },
    );
  } catch {
    // an assertion that fast-check makes no text for
    return words;
  }
}

function numbersOf({ type, minimum = -5, maximum = 1_000 }: JsonSchema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -(2 ** 40)), Math.min(Math.max(maximum, minimum), 2 ** 40)];
  return type === 'integer'
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.oneof(
        fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
        fc.double({ min, max, noNaN: true }),
      );
}

const isEnumerable = (values: readonly unknown[] | undefined): values is readonly unknown[] =>
  values !== undefined && values.length > 0;

export class JsonValues {
  constructor(
    private readonly known: Known,
    private readonly manner: Manner,
  ) {}

  /** values of a schema; `name` is the field that holds it */
  of(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
    const fitting = this.fitting(schema, name);
    return this.manner === 'honest'
      ? fitting
      : fc.oneof({ weight: 14, arbitrary: fitting }, { weight: 1, arbitrary: hostileValue });
  }

  private fitting(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (isEnumerable(schema.enum)) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (isEnumerable(choices))
      return fc.oneof(...choices.map((choice) => this.fitting(choice, name)));
    if (isEnumerable(schema.allOf)) return this.fitting(Object.assign({}, ...schema.allOf), name);
    const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
    if (type === 'object') return this.objects(schema);
    if (type === 'array') return this.arrays(schema, name);
    return this.leaves(schema, type, name);
  }

  private leaves(
    schema: JsonSchema,
    type: string | undefined,
    name: string,
  ): fc.Arbitrary<unknown> {
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    const known = this.known.get(name) ?? [];
    const isNumber = type === 'number' || type === 'integer';
    const plain: fc.Arbitrary<unknown> = isNumber ? numbersOf(schema) : textsOf(schema);
    const hostile: fc.Arbitrary<unknown> = isNumber ? hostileNumber : hostileText;
    return fc.oneof(
      { weight: 3, arbitrary: plain },
      {
        weight: known.length > 0 ? 6 : 0,
        arbitrary: fc.constantFrom(...(known.length > 0 ? known : [''])),
      },
      { weight: this.manner === 'hostile' ? 1 : 0, arbitrary: hostile },
    );
  }

  private objects({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([key, inner]) => [key, this.of(inner, key)]),
    );
    const made = fc.record(fields, {
      requiredKeys: required.filter((key) => Object.hasOwn(fields, key)),
    });
    if (this.manner === 'honest') return made;
    return fc
      .tuple(made, fc.option(fc.dictionary(hostileText, hostileValue, { maxKeys: 2 }), { freq: 8 }))
      .map(([value, more]) => ({ ...value, ...more }));
  }

  private arrays(
    { items = {}, minItems = 0, maxItems = MOST_ITEMS }: JsonSchema,
    name: string,
  ): fc.Arbitrary<unknown> {
    return fc.array(this.of(items, name), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
    });
  }
}
