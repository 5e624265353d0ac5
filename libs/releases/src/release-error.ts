export type ReleaseErrorCode =
  | 'BUDGET'
  | 'CALLS'
  | 'CONFLICT'
  | 'CONTRACT'
  | 'DROPPED'
  | 'FORBIDDEN'
  | 'INTEGRITY'
  | 'LIMIT'
  | 'MANIFEST'
  | 'NOT_FOUND'
  | 'OVERLAP'
  | 'PATH'
  | 'PAUSED'
  | 'REQUEST'
  | 'REVOKED'
  | 'ROLLOUT'
  | 'SHARED'
  | 'SIGNATURE'
  | 'STALE'
  | 'TOKEN'
  | 'TOO_LARGE'
  | 'TRIAL'
  | 'UNREACHABLE'
  | 'WEIGHT';

const STATUS: Record<ReleaseErrorCode, number> = {
  BUDGET: 422,
  CALLS: 422,
  CONFLICT: 409,
  CONTRACT: 422,
  DROPPED: 422,
  FORBIDDEN: 403,
  INTEGRITY: 422,
  LIMIT: 429,
  MANIFEST: 422,
  NOT_FOUND: 404,
  OVERLAP: 422,
  PATH: 422,
  PAUSED: 409,
  REQUEST: 400,
  REVOKED: 409,
  ROLLOUT: 409,
  SHARED: 422,
  SIGNATURE: 422,
  STALE: 412,
  TOKEN: 401,
  TOO_LARGE: 413,
  TRIAL: 422,
  UNREACHABLE: 503,
  WEIGHT: 422,
};

export const RELEASE_ERROR_CODES = Object.keys(STATUS) as ReleaseErrorCode[];

/** Reason of refusal; `statusCode` for an HTTP front. */
export class ReleaseError extends Error {
  readonly code: ReleaseErrorCode;
  readonly statusCode: number;

  constructor(code: ReleaseErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ReleaseError';
    this.code = code;
    this.statusCode = STATUS[code];
  }
}
