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
  function linkOf(wanted: string) {
    const [vertical, label = ''] = wanted.split('.', 2);
    const route = manifests
      .find(({ name }) => name === vertical)
      ?.routes.find(({ name }) => name === label);
    const isOpen = route !== undefined && (route.flag === undefined || flags[route.flag] === true);
    return isOpen ? [{ href: route.path[language], label }] : [];
  }
  return GROUPS.map(({ group, names }) => ({ group, links: names.flatMap(linkOf) })).filter(
    ({ links }) => links.length > 0,
  );
}
