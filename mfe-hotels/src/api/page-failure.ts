import { ApiError } from '@wayfare/api-client';
import { pageError } from '@wayfare/remote-kit';

/** The reader went elsewhere; nobody waits for the answer. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ABORTED';
}

/** The page's answer to a failed call: an unknown thing is a 404, the rest keeps its status and code. */
export function pageFailure(error: unknown): unknown {
  if (!(error instanceof ApiError) || isAborted(error)) return error;
  if (error.statusCode === 404) return pageError(404, 'This page could not be found');
  return pageError(error.statusCode, error.code);
}
