import { commandsOver, nobodyClimbs, type Commands } from '../command-set';
import type { Shelf } from '../commands';
import type { MadeRelease } from '../read-build';
import { ReleaseError } from '../release-error';
import { signatureOf } from '../signature';
import { registryAddress } from './registry-address';
import { commandsBy, registryClient } from './registry-client';

const signed = (signingKey: Shelf['signingKey']) => (made: MadeRelease) => {
  const description = made.files.get('release.json');
  if (signingKey === undefined || description === undefined) return made;
  const { file, content } = signatureOf(signingKey, made.release, description);
  return { ...made, files: new Map([...made.files, [file, content]]) };
};

interface AskedCommands {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly reason: string | undefined;
  readonly signingKey: Shelf['signingKey'];
  /** for a rollout, which the stores refuse before anything is built */
  readonly rollout?: boolean | undefined;
  /** the stores, opened only where no service is named */
  readonly openShelf: () => Promise<Shelf>;
}

const WITHOUT_REASON = 'say why with --reason: the registry keeps it';

/** Every command but `list` and `rollouts` needs a reason by the service. */
function explained(commands: Commands, reason: string | undefined): Commands {
  if (reason !== undefined) return commands;
  const refuse = () => Promise.reject(new ReleaseError('REQUEST', WITHOUT_REASON));
  return {
    publish: refuse,
    promote: refuse,
    rollback: refuse,
    withdraw: refuse,
    pause: refuse,
    resume: refuse,
    revoke: refuse,
    abort: refuse,
    list: commands.list,
    rollouts: commands.rollouts,
  };
}

/** Commands by the service that `environment` names, which tries releases out itself, or over the stores. */
export async function askedCommands(asked: AskedCommands): Promise<Commands> {
  const { environment, reason, signingKey, openShelf } = asked;
  const address = registryAddress(environment);
  if (address === null) {
    if (asked.rollout === true) return nobodyClimbs();
    const shelf = await openShelf();
    return commandsOver(reason === undefined ? shelf : { ...shelf, by: { reason } });
  }
  const commands = commandsBy(registryClient(address), reason ?? '', signed(signingKey));
  return explained(commands, reason);
}
