import { ApiError } from '@wayfare/api-client';
import { pageError } from '@wayfare/remote-kit';
import { data } from '@wayfare/router';

/** The reader went elsewhere; nobody waits for the answer. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ABORTED';
}

/** The day asked for is over where it was asked for: only the API knows the place's calendar. */
export function isPastThere(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.statusCode === 422 &&
    error.errors.some((each) => typeof each !== 'string' && each.field === 'checkIn')
  );
}

/** What was asked for does not exist. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode === 404;
}

/** The page's answer to a failed call: an unknown thing is a 404, the rest keeps its status and code. */
export function pageFailure(error: unknown): unknown {
  if (!(error instanceof ApiError) || isAborted(error)) return error;
  if (isUnknown(error)) return pageError(404, 'This page could not be found');
  if (isPastThere(error))
    return data({ message: error.code, problem: 'datesPast' }, { status: 422 });
  return pageError(error.statusCode, error.code);
}
