import * as v from 'valibot';

/** A blocked load, free of visitor data. */
export interface RefusedByPolicy {
  /** effective directive, such as `script-src-elem` */
  readonly directive: string;
  /** origin, or a keyword such as `inline` */
  readonly blocked: string;
  readonly page: string;
}

const TextSchema = v.pipe(v.string(), v.maxLength(8_000));

/** `report-uri` body (Content Security Policy Level 3, section 5.3); other members are ignored. */
const ReportSchema = v.object({
  'csp-report': v.object({
    'document-uri': TextSchema,
    'blocked-uri': v.optional(TextSchema, ''),
    'effective-directive': v.optional(TextSchema),
    'violated-directive': v.optional(TextSchema, ''),
  }),
});

const DIRECTIVE = /^[a-z-]{1,40}$/;
const WORD = /^[a-z-]{1,30}$/;
const EXTENSION = /extension$/;
const LONGEST_PAGE = 200;

/** Strips path and query, which may identify somebody. */
function originOf(blocked: string): string | null {
  if (WORD.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return null;
  const { protocol, origin } = new URL(blocked);
  return origin === 'null' ? protocol.slice(0, -1) : origin;
}

/** Null for pages of another origin than `publicOrigin` and for browser extensions. */
export function readPolicyReport(body: unknown, publicOrigin: string): RefusedByPolicy | null {
  const parsed = v.safeParse(ReportSchema, body);
  if (!parsed.success) return null;
  const {
    'document-uri': document,
    'blocked-uri': uri,
    'effective-directive': effective,
    'violated-directive': violated,
  } = parsed.output['csp-report'];
  const directive = (effective ?? violated).split(' ', 1)[0] ?? '';
  const blocked = originOf(uri);
  if (
    !DIRECTIVE.test(directive) ||
    blocked === null ||
    EXTENSION.test(blocked) ||
    !URL.canParse(document)
  )
    return null;
  const { origin, pathname } = new URL(document);
  return origin === publicOrigin
    ? { directive, blocked: blocked.slice(0, LONGEST_PAGE), page: pathname.slice(0, LONGEST_PAGE) }
    : null;
}
