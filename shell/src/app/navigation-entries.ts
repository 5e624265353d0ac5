import type { Language } from '@wayfare/domain';
import type { VerticalManifest } from '@wayfare/remote-kit';

interface NavigationEntry {
  href: string;
  label: string;
  order: number;
}

export function navigationEntries(
  manifests: readonly VerticalManifest[],
  flags: Readonly<Record<string, boolean>>,
  language: Language,
): NavigationEntry[] {
  return manifests
    .flatMap((manifest) =>
      manifest.navigation.flatMap((entry) => {
        const route = manifest.routes.find(({ name }) => name === entry.route);
        const isOn =
          route !== undefined && (route.flag === undefined || flags[route.flag] === true);
        return isOn
          ? [{ href: route.path[language], label: entry.label[language], order: entry.order }]
          : [];
      }),
    )
    .sort((a, b) => a.order - b.order);
}
