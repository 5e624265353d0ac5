const kept = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

/**
 * The same formatter for the same options: making one takes a hundred times as long as using it. Throws a RangeError for
 * a time zone that nobody knows.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = kept.get(key) ?? new Intl.DateTimeFormat(locale, options);
  kept.set(key, format);
  return format;
}
