import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { Problem } from '../../platform/http/problem';
import type { Config } from '../../platform/config';
import type { VatRegister, VatStanding } from '../../ports/vat-register';
import { callGuard } from '../call-guard';

export interface ViesOptions {
  readonly url: string;
  /** milliseconds of one request */
  readonly timeout: number;
  /** milliseconds without requests after a failure */
  readonly pause?: number;
}

const CALLS_AT_ONCE = 8;
const LONGEST_ANSWER = 64 * 1024;
/** EU members and Northern Ireland; VIES forwards to the national registers. */
const IN_VIES =
  /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)/;

/** An unavailable register answers status 200 with its error instead of `valid`. */
const AnswerSchema = v.object({ valid: v.boolean(), userError: v.optional(v.string()) });

const toProblem = (error: unknown): Problem =>
  error instanceof Problem ? error : new Problem('SUPPLIER_FAILED', { cause: error });

/** Codes of a real verdict; any other is an outage. */
const JUDGED = new Set([undefined, '', 'VALID', 'INVALID']);

function standingIn(text: string): VatStanding {
  const { valid, userError } = v.parse(AnswerSchema, JSON.parse(text));
  if (!JUDGED.has(userError)) throw new Error(`VIES answered ${userError}`);
  return valid ? 'valid' : 'invalid';
}

/** EU VAT check; `unknown` while VIES is away. */
export function viesRegister(
  { url, timeout, pause }: ViesOptions,
  log: Pick<FastifyBaseLogger, 'warn'>,
): VatRegister {
  const guard = callGuard({ service: 'VIES', timeout, maxAtOnce: CALLS_AT_ONCE, pause, toProblem });

  async function ask(number: string, signal: AbortSignal): Promise<VatStanding> {
    const response = await fetch(`${url}/check-vat-number`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ countryCode: number.slice(0, 2), vatNumber: number.slice(2) }),
      redirect: 'error',
      signal,
    });
    const text = await response.text();
    if (!response.ok || text.length > LONGEST_ANSWER)
      throw new Error(`VIES answered ${response.status}`);
    return standingIn(text);
  }

  return {
    async standingOf(number) {
      if (!IN_VIES.test(number)) return 'unknown';
      try {
        return await guard.run((signal) => ask(number, signal));
      } catch (err) {
        // the number itself stays out of the log
        log.warn({ err }, 'VIES could not be asked');
        return 'unknown';
      }
    },
  };
}

export const vatRegisterOf = (
  { vatRegister }: Pick<Config, 'vatRegister'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): VatRegister | null => (vatRegister === undefined ? null : viesRegister(vatRegister, log));
