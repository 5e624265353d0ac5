import { readRelease } from '@wayfare/releases';
import { diffReleases } from '@wayfare/releases/diff-releases';
import { listingOf } from '@wayfare/releases/listing';
import * as calls from '@wayfare/releases/service/calls';
import type { Service } from './app';
import { route } from './http/route';

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
  route(service, calls.readRevisions, async ({ request: { after } }) => ({
    revisions: (await registry.history()).filter(({ rev }) => rev > after),
  }));
}
