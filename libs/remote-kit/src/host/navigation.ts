import type { Language } from '@wayfare/domain';
import type { VerticalManifest } from '../manifest';
import { useLanguage, usePlatform } from '../use-page';
import { useHost } from './host-context';

/** A page that a vertical wants in the site's header: where its search begins. */
export interface NavigationEntry {
  vertical: string;
  /** in the page's language */
  label: string;
  href: string;
  order: number;
}

/** The links that verticals want in the header, in their order; without those whose page a flag switches off. */
export function navigationEntries(
  manifests: readonly Pick<VerticalManifest, 'name' | 'routes' | 'navigation'>[],
  flags: Readonly<Record<string, boolean>>,
  language: Language,
): NavigationEntry[] {
  return manifests
    .flatMap(({ name: vertical, routes, navigation }) =>
      navigation.flatMap(({ route: wanted, label, order }) => {
        const route = routes.find(({ name }) => name === wanted);
        const isOn =
          route !== undefined && (route.flag === undefined || flags[route.flag] === true);
        return isOn
          ? [{ vertical, label: label[language], href: route.path[language], order }]
          : [];
      }),
    )
    .sort((a, b) => a.order - b.order);
}

/** What the site's verticals want in its header, for pages that lead to all of them. Loads no code. */
export function useNavigationEntries(): NavigationEntry[] {
  const language = useLanguage();
  const { flags } = usePlatform();
  const { verticals } = useHost();
  return navigationEntries(
    verticals.map(({ manifest }) => manifest),
    flags,
    language,
  );
}
