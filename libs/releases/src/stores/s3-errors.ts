import * as v from 'valibot';
import { ReleaseError } from '../release-error';

const AnswerSchema = v.object({ $metadata: v.object({ httpStatusCode: v.number() }) });
const statusOf = (error: unknown) =>
  v.is(AnswerSchema, error) ? error.$metadata.httpStatusCode : null;
/** The client tells its tries of a call that it could make, whatever became of it. */
const TriedSchema = v.object({
  name: v.pipe(v.string(), v.notValue('CredentialsProviderError')),
  $metadata: v.object({ attempts: v.number() }),
});
const TOO_MANY = 429;

/** An object that is not there, in a bucket that is. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket');

/** Nobody answered, or somebody who may answer otherwise later. */
export function isAway(error: unknown): boolean {
  const status = statusOf(error);
  return status === null ? v.is(TriedSchema, error) : status === TOO_MANY || status >= 500;
}

/** What went wrong by its name; of connections, which have none, in words. */
export function unreachable(error: unknown): ReleaseError {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const isOfServer = statusOf(error) !== null || message === '';
  return new ReleaseError(
    'UNREACHABLE',
    `the storage of releases: ${isOfServer ? name : message}`,
    error,
  );
}
