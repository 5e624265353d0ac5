/** Numbers the headings of sanitised HTML: `1.`, and `1.1` below. */
export function numberedSections(html: string): string {
  const count = { section: 0, part: 0 };
  return html.replace(/<h([23])\b[^>]*>/g, (heading, level: string) => {
    if (level === '3') {
      count.part += 1;
      return `${heading}${count.section}.${count.part} `;
    }
    count.section += 1;
    count.part = 0;
    return `${heading}${count.section}. `;
  });
}
