const LINK = /<a\b[^>]*?\bhref="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs;

/** Unwraps links to the site's closed pages. */
export function withoutClosedLinks(html: string, isClosed: (path: string) => boolean): string {
  return html.replace(LINK, (link: string, href: string, words: string) =>
    isClosed(href.replace(/[?#].*$/s, '')) ? words : link,
  );
}
