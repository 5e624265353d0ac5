import * as v from 'valibot';

/** Something that a page wanted to load or run and its policy refused. Nothing in it belongs to a visitor. */
export interface RefusedByPolicy {
  /** the part of the policy that refused it, such as `script-src-elem` */
  readonly directive: string;
  /** origin of what was refused, or a word such as `inline` */
  readonly blocked: string;
  /** path of the page, without its query */
  readonly page: string;
}

const TextSchema = v.pipe(v.string(), v.maxLength(8_000));

/** What browsers send to a `report-uri` (Content Security Policy Level 3, section 5.3); other members are not looked at. */
const ReportSchema = v.object({
  'csp-report': v.object({
    'document-uri': TextSchema,
    'blocked-uri': v.optional(TextSchema, ''),
    'effective-directive': v.optional(TextSchema),
    'violated-directive': v.optional(TextSchema, ''),
  }),
});

const DIRECTIVE = /^[a-z-]{1,40}$/;
/** What stands in place of an address. */
const WORD = /^[a-z-]{1,30}$/;
const EXTENSION = /extension$/;
const LONGEST_PAGE = 200;

/** An address without what it may say of somebody. */
function originOf(blocked: string): string | null {
  if (WORD.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return null;
  const { protocol, origin } = new URL(blocked);
  return origin === 'null' ? protocol.slice(0, -1) : origin;
}

/**
 * What a browser reports, as far as it concerns a page of `publicOrigin`; null for anything else, and for what a browser's
 * own extension put into the page.
 */
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
