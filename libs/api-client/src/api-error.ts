import type { WireError } from '@wayfare/api-contract';

/** Failed call; `code` is `NETWORK`, `TIMEOUT`, `ABORTED`, a token error or the contract's. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly errors: readonly WireError[];
  readonly requestId: string | undefined;

  constructor(init: {
    statusCode: number;
    code: string;
    message: string;
    errors?: readonly WireError[];
    requestId?: string | undefined;
    cause?: unknown;
  }) {
    super(init.message, { cause: init.cause });
    this.name = 'ApiError';
    this.statusCode = init.statusCode;
    this.code = init.code;
    this.errors = init.errors ?? [];
    this.requestId = init.requestId;
  }
}

/** Type guard by name: each release bundles its own class. */
export function isApiError(error: unknown): error is ApiError {
  return (
    error instanceof Error && error.name === 'ApiError' && 'code' in error && 'statusCode' in error
  );
}

/** Any thrown value as an ApiError, status 500 by default (PLT-25). */
export function toApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  const statusCode =
    typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number'
      ? error.statusCode
      : 500;
  return new ApiError({
    statusCode,
    code: 'SERVER_ERROR',
    message: error instanceof Error ? error.message : String(error),
    cause: error,
  });
}

/** Bad or expired token: the first error is a bare string (SES-26); later ones mean something else. */
export function isTokenError(answer: { readonly errors: readonly unknown[] }): boolean {
  return answer.errors[0] === 'JsonWebTokenError';
}
