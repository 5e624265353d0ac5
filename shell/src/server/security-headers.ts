export interface PageSecurity {
  readonly isHttps: boolean;
  /** origins of the payment provider's card fields and challenges */
  readonly paymentFrames: readonly string[];
  /** origins that the provider's script calls */
  readonly paymentCalls: readonly string[];
  /** origins that the tag manager sends to */
  readonly tagManagerCalls: readonly string[];
}

/**
 * Headers of every page. No `unsafe-eval`; scripts by nonce, ours each with the hash that the page names. There is no
 * Integrity-Policy: the payment provider's script changes without notice, so no hash of it can be promised.
 */
export function securityHeaders(nonce: string, { isHttps, paymentFrames, paymentCalls, tagManagerCalls }: PageSecurity): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // react-aria adds one small style element of its own; it takes the nonce from the page's head
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...tagManagerCalls].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...paymentCalls, ...tagManagerCalls].join(' '),
    ["frame-src 'self'", ...paymentFrames].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
