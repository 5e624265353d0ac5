const kept = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

/** Memoised `Intl.DateTimeFormat`; throws a RangeError for an unknown time zone. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = kept.get(key) ?? new Intl.DateTimeFormat(locale, options);
  kept.set(key, format);
  return format;
}
