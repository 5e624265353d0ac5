import { readRelease, ReleaseError } from '@wayfare/releases';
import { diffReleases } from '@wayfare/releases/diff-releases';
import { listingOf } from '@wayfare/releases/listing';
import * as calls from '@wayfare/releases/service/calls';
import { isReleaseFile } from '@wayfare/releases/service/release-tar';
import type { Service } from './app';
import { route } from './http/route';
import { watchedHistory } from './watched-history';

/** What changes nothing; any good token may look at all verticals. */
export function registerLooks(service: Service): void {
  const { registry, releases } = service.shelf;
  route(service, calls.listReleases, () => listingOf({ registry, releases }));
  route(service, calls.diffOfReleases, async ({ vertical, request: { from, to } }) =>
    diffReleases(
      await readRelease(releases, vertical, from),
      await readRelease(releases, vertical, to),
    ),
  );
  const watched = watchedHistory(registry);
  // or it would wait for who waits
  service.app.addHook('preClose', async () => watched.close());
  route(service, calls.readRevisions, ({ request: { after, wait } }) =>
    watched.after(after, wait * 1_000),
  );
  route(service, calls.readReleaseFile, ({ vertical, version, request: { file } }) => {
    if (!isReleaseFile(file)) throw new ReleaseError('NOT_FOUND', `there is no file ${file}`);
    return releases.read(vertical, version, file);
  });
}
