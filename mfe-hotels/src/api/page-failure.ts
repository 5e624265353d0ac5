import { ApiError } from '@wayfare/api-client';
import { pageError } from '@wayfare/remote-kit';
import { data } from '@wayfare/router';

export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ABORTED';
}

/** The day is past at the place: only the API knows its calendar. */
export function isPastThere(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.statusCode === 422 &&
    error.errors.some((each) => typeof each !== 'string' && each.field === 'checkIn')
  );
}

export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode === 404;
}

export function pageFailure(error: unknown): unknown {
  if (!(error instanceof ApiError) || isAborted(error)) return error;
  if (isUnknown(error)) return pageError(404, 'This page could not be found');
  if (isPastThere(error))
    return data({ message: error.code, problem: 'datesPast' }, { status: 422 });
  return pageError(error.statusCode, error.code);
}
