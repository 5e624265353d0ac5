import { createHash } from 'node:crypto';
import type { Commands, PublishWish } from '../command-set';
import type { ReleaseDiff } from '../diff-releases';
import type { Listing } from '../listing-schema';
import type { MadeRelease } from '../read-build';
import type { Revision } from '../registry';
import type { RolloutView } from '../rollout-view';
import { askRegistry, type RegistryAddress } from './ask-registry';
import * as calls from './calls';
import { packRelease } from './release-tar';

export interface RegistryClient {
  upload(made: MadeRelease): Promise<calls.Uploaded>;
  publish(made: MadeRelease, reason: string, wish?: PublishWish): Promise<Revision>;
  promote(vertical: string, version: string, reason: string, weight?: number): Promise<Revision>;
  rollback(vertical: string, reason: string): Promise<Revision>;
  withdraw(vertical: string, reason: string): Promise<Revision>;
  pause(vertical: string, reason: string): Promise<Revision>;
  resume(vertical: string, reason: string): Promise<Revision>;
  revoke(vertical: string, version: string, reason: string): Promise<Revision>;
  list(): Promise<Listing>;
  diff(vertical: string, from: string, to: string): Promise<ReleaseDiff>;
  rollouts(): Promise<RolloutView[]>;
  abort(vertical: string, reason: string): Promise<Revision>;
}

/** Each call rejects as the command does over the stores themselves, and with TOKEN, FORBIDDEN or REQUEST. */
export function registryClient(address: RegistryAddress): RegistryClient {
  async function change(
    call: calls.RegistryCall<unknown, { revision: Revision }>,
    vertical: string,
    request: object,
  ): Promise<Revision> {
    const { revision } = await askRegistry(address, call, {
      path: { vertical },
      body: JSON.stringify(request),
      headers: { 'content-type': 'application/json' },
    });
    return revision;
  }

  async function upload({ release, files }: MadeRelease): Promise<calls.Uploaded> {
    const body = packRelease(files);
    const digest = createHash('sha256').update(body).digest('base64');
    return askRegistry(address, calls.uploadRelease, {
      path: { vertical: release.name, version: release.version },
      body,
      headers: { 'content-type': 'application/x-tar', 'content-digest': `sha-256=:${digest}:` },
    });
  }

  return {
    upload,
    async publish(made, reason, wish = {}) {
      await upload(made);
      const { name, version } = made.release;
      return change(calls.publishRelease, name, { version, reason, ...wish });
    },
    promote: (vertical, version, reason, weight) =>
      change(calls.promoteRelease, vertical, { version, reason, weight }),
    rollback: (vertical, reason) => change(calls.rollBack, vertical, { reason }),
    withdraw: (vertical, reason) => change(calls.withdrawVertical, vertical, { reason }),
    pause: (vertical, reason) => change(calls.pauseVertical, vertical, { reason }),
    resume: (vertical, reason) => change(calls.resumeVertical, vertical, { reason }),
    revoke: (vertical, version, reason) =>
      change(calls.revokeRelease, vertical, { version, reason }),
    list: () => askRegistry(address, calls.listReleases, {}),
    diff: (vertical, from, to) =>
      askRegistry(address, calls.diffOfReleases, { path: { vertical }, query: { from, to } }),
    rollouts: async () => (await askRegistry(address, calls.listRollouts, {})).rollouts,
    abort: (vertical, reason) => change(calls.abortRollout, vertical, { reason }),
  };
}

/** The commands by the service, each for the same reason. What is published is given to `sign` before. */
export const commandsBy = (
  client: RegistryClient,
  reason: string,
  sign: (made: MadeRelease) => MadeRelease = (made) => made,
): Commands => ({
  publish: (made, wish) => client.publish(sign(made), reason, wish),
  promote: (vertical, version, weight) => client.promote(vertical, version, reason, weight),
  rollback: (vertical) => client.rollback(vertical, reason),
  withdraw: (vertical) => client.withdraw(vertical, reason),
  pause: (vertical) => client.pause(vertical, reason),
  resume: (vertical) => client.resume(vertical, reason),
  revoke: (vertical, version) => client.revoke(vertical, version, reason),
  abort: (vertical) => client.abort(vertical, reason),
  list: () => client.list(),
  rollouts: () => client.rollouts(),
});
