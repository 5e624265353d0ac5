import * as v from 'valibot';

const CountsSchema = v.object({
  moderate: v.optional(v.number(), 0),
  high: v.optional(v.number(), 0),
  critical: v.optional(v.number(), 0),
});
const ReportSchema = v.object({
  auditReportVersion: v.number(),
  metadata: v.object({ vulnerabilities: CountsSchema }),
  vulnerabilities: v.optional(
    v.record(v.string(), v.object({ severity: v.string(), range: v.optional(v.string(), '') })),
    {},
  ),
});

export interface Outcome {
  readonly isGood: boolean;
  readonly says: string;
}

const GRAVE = ['high', 'critical'];

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}

/** Of `npm audit --json`: good without grave faults, or where no registry answers audits, which it says; else bad. */
export function audited(output: string): Outcome {
  const answer = parsed(output);
  const report = v.safeParse(ReportSchema, answer);
  if (report.success) {
    const { vulnerabilities, metadata } = report.output;
    const grave = Object.entries(vulnerabilities)
      .filter(([, { severity }]) => GRAVE.includes(severity))
      .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`.replace(' :', ':'));
    const { high, critical, moderate } = metadata.vulnerabilities;
    return {
      isGood: grave.length === 0 && high + critical === 0,
      says: [
        `${critical} critical, ${high} high, ${moderate} moderate in production`,
        ...grave,
      ].join('\n'),
    };
  }
  return isNoAnswer(answer)
    ? { isGood: true, says: 'No registry answers audits here: nothing was checked.' }
    : {
        isGood: false,
        says: `npm audit said nothing that is understood:\n${output.slice(0, 500)}`,
      };
}

const NO_ANSWER = /audit endpoint|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENOAUDIT/i;
const FailureSchema = v.object({
  message: v.optional(v.string(), ''),
  statusCode: v.optional(v.number()),
  error: v.optional(
    v.object({
      code: v.optional(v.nullable(v.string())),
      summary: v.optional(v.string(), ''),
    }),
    {},
  ),
});

function isNoAnswer(answer: unknown): boolean {
  const failure = v.safeParse(FailureSchema, answer);
  if (!failure.success) return false;
  const { message, statusCode, error } = failure.output;
  return (
    [403, 404, 405, 501].includes(statusCode ?? 0) ||
    NO_ANSWER.test([message, error.code, error.summary].join(' '))
  );
}
