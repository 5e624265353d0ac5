import type { Boot } from '../app/boot';
import { browserGuard, reloadForChunk } from './chunk-reload';
import type { ReleaseWatchParts } from './release-watch';
import { watchTyped } from './typed-fields';
import { whenRested } from './when-idle';

type Parts = Pick<ReleaseWatchParts, 'store' | 'router' | 'isCalling'> & Pick<Boot, 'verticals'>;

const releasesOf = (verticals: Boot['verticals']) =>
  verticals.flatMap(({ manifest, release, fallback }) => {
    const { version } = release ?? fallback ?? {};
    return version === undefined ? [] : [`${manifest.name}@${version}`];
  });

/** Keeps a page that stays open from showing releases that were taken out. Fields are watched at once, releases once the page has rested. */
export function keepReleasesFresh({ verticals, ...parts }: Parts): void {
  const typed = watchTyped();
  const releases = releasesOf(verticals);
  if (releases.length === 0) return;
  const reload = () => reloadForChunk(browserGuard());
  whenRested(
    () =>
      void import(/* webpackChunkName: "releases" */ './release-watch').then(
        ({ watchReleases }) => watchReleases({ ...parts, releases, typed, reload }),
        // without it the page goes on with what it has
        () => undefined,
      ),
  );
}
