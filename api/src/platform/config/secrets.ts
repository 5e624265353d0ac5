import * as v from 'valibot';
import type { Environment } from './environment';
import { SANDBOX } from './sandbox';

const TokenSchema = v.pipe(
  v.string(),
  v.minLength(16, 'must have at least 16 characters'),
  v.maxLength(200, 'must have at most 200 characters'),
  v.regex(/^[\x21-\x7e]+$/, 'must have letters, digits and signs of ASCII alone'),
);
const WebhookSchema = v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'));
const StripeWebhookSchema = v.pipe(
  v.string(),
  v.startsWith('whsec_', 'must be a signing secret such as whsec_…'),
);
const PreviewSchema = v.pipe(
  v.string(),
  v.minLength(16, 'must have at least 16 characters'),
  v.maxLength(200, 'must have at most 200 characters'),
);
const ShellSchema = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 characters without blanks'),
);

/** What others show to the API: the one before is accepted beside the current one (decision 0141). */
export const SECRET_VARIABLES = {
  OPERATORS_TOKEN: v.optional(TokenSchema),
  OPERATORS_PREVIOUS_TOKEN: v.optional(TokenSchema),
  SUPPLIER_WEBHOOK_SECRET: v.optional(WebhookSchema),
  SUPPLIER_WEBHOOK_PREVIOUS_SECRET: v.optional(WebhookSchema),
  RAIL_WEBHOOK_SECRET: v.optional(WebhookSchema),
  RAIL_WEBHOOK_PREVIOUS_SECRET: v.optional(WebhookSchema),
  PAYMENTS_WEBHOOK_SECRET: v.optional(StripeWebhookSchema, SANDBOX.webhookSecret),
  PAYMENTS_WEBHOOK_PREVIOUS_SECRET: v.optional(StripeWebhookSchema),
  PREVIEW_SECRET: v.optional(PreviewSchema),
  PREVIEW_PREVIOUS_SECRET: v.optional(PreviewSchema),
  SHELL_SECRET: v.optional(ShellSchema),
  SHELL_PREVIOUS_SECRET: v.optional(ShellSchema),
};

/** The operators' token may be in a file of DATA_DIR, and the sandbox has webhook secrets of its own. */
const WITH_CURRENT = [
  ['SUPPLIER_WEBHOOK_PREVIOUS_SECRET', 'SUPPLIER_WEBHOOK_SECRET'],
  ['RAIL_WEBHOOK_PREVIOUS_SECRET', 'RAIL_WEBHOOK_SECRET'],
  ['PREVIEW_PREVIOUS_SECRET', 'PREVIEW_SECRET'],
  ['SHELL_PREVIOUS_SECRET', 'SHELL_SECRET'],
] as const;

type SecretVariables = Pick<Environment, (typeof WITH_CURRENT)[number][number]>;

export const secretProblems = (env: SecretVariables): string[] =>
  WITH_CURRENT.flatMap(([previous, current]) =>
    env[previous] !== undefined && env[current] === undefined
      ? [`${previous} must be set with ${current}`]
      : [],
  );
