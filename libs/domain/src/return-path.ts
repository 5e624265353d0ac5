const HERE = 'https://wayfare.invalid';
const LONGEST = 2_000;

/** Same-origin path to return to; `fallback` for other origins, schemes, `//host` and control characters. */
export function safeReturnPath(target: string | null | undefined, fallback = '/'): string {
  if (target === null || target === undefined || target.length > LONGEST) return fallback;
  if (
    !target.startsWith('/') ||
    /[\u0000-\u001f\u007f\\]/.test(target) ||
    !URL.canParse(target, HERE)
  )
    return fallback;
  const url = new URL(target, HERE);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === HERE && !path.startsWith('//') ? path : fallback;
}
