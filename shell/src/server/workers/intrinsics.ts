const CONSTRUCTORS = [
  Object,
  Function,
  Array,
  String,
  Number,
  Boolean,
  BigInt,
  Symbol,
  RegExp,
  Date,
  Error,
  Map,
  Set,
  WeakMap,
  WeakSet,
  Promise,
  Uint8Array,
  ArrayBuffer,
  URL,
  URLSearchParams,
  Headers,
  Request,
  Response,
];

const OBJECTS: readonly (readonly [name: string, object: object])[] = [
  ...CONSTRUCTORS.flatMap((made) => [
    [made.name, made] as const,
    [`${made.name}.prototype`, made.prototype as object] as const,
  ]),
  ['JSON', JSON],
  ['Math', Math],
  ['Reflect', Reflect],
  ['Intl', Intl],
];

type Descriptors = ReadonlyMap<string, ReadonlyMap<PropertyKey, PropertyDescriptor>>;

const described = (): Descriptors =>
  new Map(
    OBJECTS.map(([name, object]) => [
      name,
      new Map(
        Reflect.ownKeys(object).map((key) => [
          key,
          Reflect.getOwnPropertyDescriptor(object, key) ?? {},
        ]),
      ),
    ]),
  );

const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor) =>
  one !== undefined &&
  Object.is(one.value, other.value) &&
  one.get === other.get &&
  one.set === other.set;

export function watchIntrinsics() {
  const before = described();
  return {
    /** The first property that is another one than before, such as `Array.prototype.flatMap`; null when all are the same. */
    changed(): string | null {
      for (const [name, properties] of described()) {
        const known = before.get(name) ?? new Map<PropertyKey, PropertyDescriptor>();
        for (const [key, descriptor] of properties)
          if (!isSame(known.get(key), descriptor)) return `${name}.${String(key)}`;
        for (const key of known.keys()) if (!properties.has(key)) return `${name}.${String(key)}`;
      }
      return null;
    },
  };
}
