import type { Call, Envelope, WireError } from '@wayfare/api-contract';
import { ApiError } from './api-error';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isEnvelope(body: unknown): body is Envelope<unknown> {
  return (
    typeof body === 'object' &&
    body !== null &&
    'result' in body &&
    'errors' in body &&
    Array.isArray(body.errors)
  );
}

function isContent(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'data' in body && 'meta' in body;
}

function codeOf(error: WireError | undefined): string {
  if (typeof error === 'string') return error;
  return error?.code ?? 'SERVER_ERROR';
}

function messageOf(error: WireError): string {
  return typeof error === 'string' ? error : error.message;
}

/** `result` of an answer, else its error: an entry fails even a 200, no envelope is a server error. Content is bare. */
export async function readEnvelope(
  response: Pick<Response, 'ok' | 'status' | 'text'>,
  shape?: Call<unknown, unknown>['shape'],
): Promise<unknown> {
  const body = parseJson(await response.text());
  if (shape === 'content' && response.ok && isContent(body)) return body;
  if (!isEnvelope(body))
    throw new ApiError({
      statusCode: response.ok ? 502 : response.status,
      code: 'SERVER_ERROR',
      message: 'The answer is no envelope',
    });
  if (shape === 'list' && response.ok && Array.isArray(body.result))
    return { bookings: body.result, failed: body.errors };
  if (response.ok && body.errors.length === 0) return body.result;
  throw new ApiError({
    statusCode: response.ok ? 500 : response.status,
    code: codeOf(body.errors[0]),
    message: body.errors.map(messageOf).join(','),
    errors: body.errors,
    requestId: body.requestId,
  });
}
