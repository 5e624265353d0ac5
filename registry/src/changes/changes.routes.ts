import {
  type By,
  noteQuarantine,
  promote,
  publishStored,
  ReleaseError,
  rollback,
  type Shelf,
  withdraw,
} from '@wayfare/releases';
import { pause } from '@wayfare/releases/pauses';
import { revoke } from '@wayfare/releases/take-back';
import * as calls from '@wayfare/releases/service/calls';
import { Readable } from 'node:stream';
import type { Service } from '../app';
import { type Asked, route } from '../http/route';
import { turns } from '../http/turns';
import { beginRollout } from '../rollouts/begin';
import { takeUpload } from './take-upload';

/** Each holds a release in memory. */
const UPLOADS_AT_ONCE = 4;

type Because = Asked<{ reason: string }>;
const byOf = ({ actor, request }: Because): By => ({ actor, reason: request.reason });

/** A body that says how long it is, so that it is known to end. */
function tarIn(body: unknown, length: string | undefined): Readable {
  if (body instanceof Readable && length !== undefined) return body;
  throw new ReleaseError('REQUEST', 'a release is sent as application/x-tar, with its length');
}

/** What changes releases; whoever loses a race to another writer is tried again here, not told of it. */
export function registerChanges(service: Service): void {
  const { shelf, config, app } = service;
  const inTurn = turns(UPLOADS_AT_ONCE);
  const shelfOf = (asked: Because): Shelf => ({ ...shelf, by: byOf(asked) });
  app.removeContentTypeParser('text/plain');
  // a stream, so that it is counted while it comes
  app.addContentTypeParser('application/x-tar', (request, payload, done) => {
    const isTooLong = Number(request.headers['content-length'] ?? 0) > 2 * config.uploadBytes;
    const most = `a release has at most ${config.uploadBytes} bytes`;
    done(isTooLong ? new ReleaseError('TOO_LARGE', most) : null, payload);
  });

  route(service, calls.uploadRelease, ({ vertical, version, request, raw }) => {
    const body = tarIn(request, raw.headers['content-length']);
    return inTurn(
      () =>
        takeUpload(
          {
            vertical,
            version,
            body,
            digest: raw.headers['content-digest']?.toString(),
          },
          {
            releases: shelf.releases,
            mostBytes: config.uploadBytes,
            publicKeys: config.stores.publicKeys,
          },
        ),
      // what was not read would keep the connection from its next call
    ).finally(() => void body.resume());
  });
  route(service, calls.publishRelease, async (asked) => {
    const { version, weight, rollout, drop, isOverBudget } = asked.request;
    const { vertical } = asked;
    const publish = (shared: Pick<Shelf, 'registry'>, share?: number) =>
      publishStored({ ...shelfOf(asked), ...shared }, { name: vertical, version }, share, {
        drop,
        isOverBudget,
      });
    const revision = rollout
      ? await beginRollout(service.rollouts, { vertical, version }, publish)
      : await publish(shelf, weight);
    return { revision };
  });
  route(service, calls.promoteRelease, async (asked) => ({
    revision: await promote(
      shelfOf(asked),
      asked.vertical,
      asked.request.version,
      asked.request.weight,
    ),
  }));
  route(service, calls.revokeRelease, async (asked) => ({
    revision: await revoke(shelfOf(asked), asked.vertical, asked.request.version),
  }));
  route(service, calls.noteQuarantined, async ({ vertical, request: { version, note } }) => ({
    revision: await noteQuarantine(shelf.registry, { vertical, version, note }),
  }));
  for (const [call, run] of [
    [calls.rollBack, rollback],
    [calls.withdrawVertical, withdraw],
    [calls.pauseVertical, pause],
  ] as const)
    route(service, call, async (asked) => ({
      revision: await run(shelfOf(asked), asked.vertical),
    }));
}
