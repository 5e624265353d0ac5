import { hashSource } from '../scripts/page-scripts';

export interface PageInline {
  /** sources of scripts: hashes of those that stand in the page, and the nonce of one that is streamed; none is refused */
  readonly scripts: readonly string[];
  readonly styles?: readonly string[];
}

export interface PageSecurity {
  readonly isHttps: boolean;
  readonly hsts: { readonly maxAge: number; readonly subdomains: boolean };
  readonly paymentFrames: readonly string[];
  readonly paymentCalls: readonly string[];
  readonly tagManagerCalls: readonly string[];
  readonly mapCalls: readonly string[];
  /** a card may be entered on the page: nothing of the tag manager's or of a map's is allowed there */
  readonly isPayment: boolean;
  readonly integrityPolicy: boolean;
  readonly devOrigin?: string | undefined;
}

/** Where a browser tells of what the policy refused; the operators' page shows it (PCI DSS 11.6.1). */
const REPORTS = '/api/policy-reports';

export function answerHeaders({
  isHttps,
  hsts,
}: Pick<PageSecurity, 'isHttps' | 'hsts'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(isHttps
      ? {
          'strict-transport-security': `max-age=${hsts.maxAge}${hsts.subdomains ? '; includeSubDomains' : ''}`,
        }
      : {}),
  };
}

const walletsOf = ({ isPayment, paymentFrames }: PageSecurity): string =>
  ['self', ...(isPayment ? paymentFrames : []).map((origin) => `"${origin}"`)].join(' ');

const PRESSABLE_STYLE = hashSource(`@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`);

/**
 * Headers of every page: scripts by hash, no `unsafe-eval`. Integrity-Policy refuses scripts
 * without a hash but on payment pages (decision 0078).
 */
export function securityHeaders(inline: PageInline, page: PageSecurity): Record<string, string> {
  const { scripts, styles = [] } = inline;
  const { isHttps, hsts, tagManagerCalls, mapCalls, isPayment } = page;
  const isHashed = page.integrityPolicy && !isPayment;
  const paymentFrames = isHashed ? [] : page.paymentFrames;
  const paymentCalls = isHashed ? [] : page.paymentCalls;
  // Its scripts need no name here: what a script with the nonce adds may run.
  const dev = page.devOrigin === undefined ? [] : [page.devOrigin];
  const devSocket = dev.map((origin) => origin.replace(/^http/, 'ws'));
  const measuring = isPayment ? [] : tagManagerCalls;
  const maps = isPayment ? [] : mapCalls;
  const policy = [
    "default-src 'self'",
    scripts.length === 0 ? "script-src 'none'" : `script-src ${scripts.join(' ')} 'strict-dynamic'`,
    ["style-src 'self'", PRESSABLE_STYLE, ...styles, ...dev].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...measuring, ...dev].join(' '),
    ["font-src 'self'", ...dev].join(' '),
    ["connect-src 'self'", ...paymentCalls, ...measuring, ...maps, ...dev, ...devSocket].join(' '),
    // files of ours alone: a worker that is made of text has no address
    "worker-src 'self'",
    ["frame-src 'self'", ...paymentFrames].join(' '),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // what compiles an edit on a developer's machine knows nothing of policies
    ...(page.devOrigin === undefined
      ? ["require-trusted-types-for 'script'", 'trusted-types default']
      : []),
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
    `report-uri ${REPORTS}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    ...(isHashed ? { 'integrity-policy': 'blocked-destinations=(script)' } : {}),
    ...answerHeaders({ isHttps, hsts }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(${walletsOf(page)})`,
    'cross-origin-opener-policy': 'same-origin',
  };
}
