export { ApiError, isApiError, isTokenError, toApiError } from './api-error';
export { createApiClient } from './client';
export type { ApiClient, ApiClientOptions, ApiFetch, CallOptions } from './client';
export { errorMessageKey, firstMessage } from './error-messages';
