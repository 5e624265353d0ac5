import type { StructuredData } from '@wayfare/remote-kit';

interface LinkedCrumb {
  label: string;
  /** path on our own origin */
  href: string;
}

/** The way to a page for search engines; the page itself comes last. */
export function crumbList(crumbs: readonly LinkedCrumb[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href,
    })),
  };
}
