import type { StructuredData } from '@wayfare/remote-kit';

interface LinkedCrumb {
  label: string;
  href: string;
}

/** Breadcrumb data for search engines; the page itself comes last. */
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
