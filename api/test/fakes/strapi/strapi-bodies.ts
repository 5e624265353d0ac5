export const silent = { error: () => undefined, warn: () => undefined };

/** What was told to the log. */
export function listening() {
  const told: { readonly level: string; readonly facts: unknown }[] = [];
  return {
    told,
    log: {
      error: (facts: unknown) => void told.push({ level: 'error', facts }),
      warn: (facts: unknown) => void told.push({ level: 'warn', facts }),
    },
  };
}

export const GOOD = {
  id: 90,
  title: 'Good',
  slug: 'good',
  locale: 'en',
  teaser: 'Good.',
  body: 'Good.',
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  topic: 'food',
  cover: { url: '/uploads/a_1.webp' },
};

/** Entries that were left out until somebody asked for them. */
export const BARE = [
  { ...GOOD, id: 81, slug: 'no-cover', cover: null },
  {
    ...GOOD,
    id: 82,
    slug: 'stored-elsewhere',
    cover: { url: 'https://bucket.test/folder/a 1.webp', alternativeText: 'A boat' },
  },
  { ...GOOD, id: 83, slug: 'stored-nowhere', cover: { url: 'https://elsewhere.test/a.webp' } },
  {
    ...GOOD,
    id: 84,
    slug: 'blocks',
    body: [
      { type: 'heading', level: 1, children: [{ type: 'text', text: 'Top' }] },
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: '<script>x</script>', italic: true },
          { type: 'link', url: 'javascript:alert(1)', children: [{ type: 'text', text: 'here' }] },
        ],
      },
      {
        type: 'image',
        image: { url: 'https://bucket.test/b.png', alternativeText: '"><img onerror=x>' },
      },
      { type: 'unknown', children: [] },
      null,
    ],
  },
];
