import { usePlatform } from '@wayfare/remote-kit';
import { useCurrentPage } from './current-page';
import { useSite } from './site';

const GROUPS = [
  { group: 'about', names: ['content.about', 'content.how-we-work', 'content.data-sources'] },
  {
    group: 'help',
    names: [
      'account.find-booking',
      'content.customer-service',
      'content.contact',
      'content.faq',
      'content.sitemap',
    ],
  },
  {
    group: 'discover',
    names: [
      'content.destinations',
      'content.country',
      'content.cities',
      'content.articles',
      'content.promos',
    ],
  },
  { group: 'legal', names: ['content.terms', 'content.privacy', 'content.accessibility'] },
] as const;

export interface FooterGroup {
  group: (typeof GROUPS)[number]['group'];
  links: { href: string; label: string }[];
}

export function useFooterGroups(): FooterGroup[] {
  const { language } = useCurrentPage();
  const { manifests } = useSite();
  const { flags } = usePlatform();
  const open = new Map(
    manifests.flatMap((manifest) =>
      manifest.routes
        .filter(({ flag }) => flag === undefined || flags[flag] === true)
        .map(({ name, path }) => [`${manifest.name}.${name}`, path[language]] as const),
    ),
  );
  return GROUPS.map(({ group, names }) => ({
    group,
    links: names.flatMap((name) => {
      const href = open.get(name);
      return href === undefined ? [] : [{ href, label: name.slice(name.indexOf('.') + 1) }];
    }),
  })).filter(({ links }) => links.length > 0);
}
