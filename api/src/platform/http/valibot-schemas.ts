import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

/** Any valibot schema that answers at once. */
export type Schema = v.GenericSchema<unknown, unknown>;

/** Fastify hands its route schemas over as `unknown`; ours are valibot's. */
export function isSchema(value: unknown): value is Schema {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === 'schema' &&
    '~run' in value
  );
}

/** An answer that breaks the contract: a bug of this server, found in tests and development. */
class OffContractError extends Error {
  constructor(url: string, issues: readonly v.BaseIssue<unknown>[]) {
    super(
      `The answer of ${url} breaks the contract: ${issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; ')}`,
    );
    this.name = 'OffContractError';
  }
}

/**
 * Routes carry valibot schemas. `route` parses the request itself, so that its type is known; answers are checked here
 * where `checkResponses` is on.
 */
export function registerValibot(app: FastifyInstance, checkResponses: boolean): void {
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(({ schema, url }) => {
    if (!checkResponses || !isSchema(schema)) return (value: unknown) => JSON.stringify(value);
    return (value: unknown) => {
      const parsed = v.safeParse(schema, value);
      if (!parsed.success) throw new OffContractError(url, parsed.issues);
      return JSON.stringify(value);
    };
  });
}
