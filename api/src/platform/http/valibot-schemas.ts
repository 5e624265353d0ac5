import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

/** Synchronous. */
export type Schema = v.GenericSchema<unknown, unknown>;

export function isSchema(value: unknown): value is Schema {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === 'schema' &&
    '~run' in value
  );
}

class OffContractError extends Error {
  constructor(url: string, issues: readonly v.BaseIssue<unknown>[]) {
    super(
      `The answer of ${url} breaks the contract: ${issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; ')}`,
    );
    this.name = 'OffContractError';
  }
}

/** `route` parses requests, so that types are known; answers are checked with `checkResponses`. */
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
