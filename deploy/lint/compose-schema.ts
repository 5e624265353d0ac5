import Ajv from 'ajv';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const SCHEMA = path.join(
  path.dirname(require.resolve('dclint/package.json')),
  'schemas/compose.schema.json',
);

/** Where a compose file is none, in words. */
export function composeSchemaFaults(document: unknown): string[] {
  const { $schema: _draft, ...schema } = JSON.parse(readFileSync(SCHEMA, 'utf8'));
  const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(
    schema,
  );
  if (validate(document)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath}: ${message} ${JSON.stringify(params)}`,
  );
}
