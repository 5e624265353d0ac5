import * as v from 'valibot';

const ComponentsSchema = v.object({
  components: v.object({ schemas: v.record(v.string(), v.unknown()) }),
});

/** For tests: the OpenAPI document with its components in the place of the references to them. */
export function resolvedDocument(document: unknown): unknown {
  const components = new Map(
    Object.entries(v.parse(ComponentsSchema, document).components.schemas),
  );
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved);
    if (typeof value !== 'object' || value === null) return value;
    const name = '$ref' in value ? String(value.$ref).replace('#/components/schemas/', '') : '';
    return components.has(name)
      ? resolved(components.get(name))
      : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolved(each)]));
  };
  return resolved(document);
}
