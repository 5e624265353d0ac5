import type { Language } from '@wayfare/domain';
import type { VerticalManifest } from '../manifest';
import { useLanguage, usePlatform } from '../use-page';
import { useHost } from './host-context';

export interface NavigationEntry {
  vertical: string;
  label: string;
  href: string;
  order: number;
}

/** Header entries in order, without pages switched off by a flag. */
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

/** Header entries of all verticals, for pages that lead to them. Loads no code. */
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
