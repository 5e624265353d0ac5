import type { PageTag } from '@wayfare/analytics/shell';
import { languageOfPath } from '@wayfare/domain';
import type { Boot } from '../app/boot';
import { handleOf } from '../app/current-page';

interface Shown {
  location: { pathname: string };
  matches: readonly { route: { handle?: unknown } }[];
}

export interface PageTags {
  versionOf(vertical: string): string;
  tagOf(shown: Shown): PageTag;
}

export function createPageTags({ verticals, build }: Pick<Boot, 'verticals' | 'build'>): PageTags {
  const versions = new Map(
    verticals.map(({ manifest, release, fallback }) => [
      manifest.name,
      (release ?? fallback)?.version ?? 'none',
    ]),
  );
  const versionOf = (vertical: string) => versions.get(vertical) ?? build;
  return {
    versionOf,
    tagOf({ location, matches }) {
      const handle = handleOf(matches.at(-1)?.route.handle);
      const [vertical, route] =
        handle === null ? ['shell', 'not-found'] : [handle.vertical, handle.route];
      return {
        vertical,
        version: versionOf(vertical),
        route: `${vertical}.${route}`,
        language: handle?.language ?? languageOfPath(location.pathname),
      };
    },
  };
}
