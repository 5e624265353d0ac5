import { ReleaseError } from './release-error';

/** The revision number was taken meanwhile, or what the writer decided by has changed. */
export const isStale = (error: unknown): boolean =>
  error instanceof ReleaseError && error.code === 'STALE';

export const taken = (rev: number, cause?: unknown): ReleaseError =>
  new ReleaseError(
    'STALE',
    `revision ${rev} exists already: someone else wrote the registry`,
    cause,
  );

export const gap = (rev: number): ReleaseError =>
  new ReleaseError('STALE', `revision ${rev} is not the next one of the registry`);
