import { ReleaseError } from './release-error';

/** Names and versions come from URLs too. */
const SAFE = /^[A-Za-z0-9][A-Za-z0-9.+-]*$/;

/** Throws NOT_FOUND for a name or version that is none, such as one that leads out of a folder. */
export function checkName(name: string, version: string): void {
  if (!SAFE.test(name) || !SAFE.test(version))
    throw new ReleaseError('NOT_FOUND', `there is no release ${name} ${version}`);
}

/** A release of that version is there and is another. */
export const conflict = (name: string, version: string): ReleaseError =>
  new ReleaseError(
    'CONFLICT',
    `release ${name} ${version} exists with other content; a release never changes`,
  );
