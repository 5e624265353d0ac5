const LINK = /<a\b[^>]*?\bhref="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs;

/** A text without links to pages of the site that are closed: their words stay. */
export function withoutClosedLinks(html: string, isClosed: (path: string) => boolean): string {
  return html.replace(LINK, (link: string, href: string, words: string) =>
    isClosed(href.replace(/[?#].*$/s, '')) ? words : link,
  );
}
