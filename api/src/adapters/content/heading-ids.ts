const HEADING = /<h([2-4])>([\s\S]*?)<\/h\1>/g;
const TAG = /<[^>]*>/g;
const ENTITY = /&[#\w]+;/g;
/** ids used by pages themselves */
const TAKEN = ['main'];

function slugOf(html: string): string {
  const plain = html
    .replace(TAG, '')
    .replace(ENTITY, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'section'
  );
}

export function withHeadingIds(html: string): string {
  const used = new Set(TAKEN);
  const counts = new Map<string, number>();
  return html.replace(HEADING, (_heading, level: string, inside: string) => {
    const slug = slugOf(inside);
    let id = slug;
    for (let count = (counts.get(slug) ?? 1) + 1; used.has(id); count += 1) {
      id = `${slug}-${count}`;
      counts.set(slug, count);
    }
    used.add(id);
    return `<h${level} id="${id}">${inside}</h${level}>`;
  });
}
