export interface NormalisedError {
  statusCode: number;
  message: string;
  code: string | null;
  requestId: string | null;
  vertical: string | null;
  isLate: boolean;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined;
const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** Any thrown value as an error of a page; a status code that is not there counts as 500 (PLT-25). */
export function normaliseError(error: unknown): NormalisedError {
  const body = field(error, 'data');
  const status = field(error, 'statusCode');
  return {
    statusCode: typeof status === 'number' ? status : 500,
    message: text(field(body, 'message')) ?? text(field(error, 'message')) ?? '',
    code: text(field(body, 'code')),
    requestId: text(field(body, 'requestId')),
    vertical:
      field(body, 'code') === 'REMOTE' || field(error, 'name') === 'RemoteError'
        ? (text(field(body, 'vertical')) ?? text(field(error, 'vertical')))
        : null,
    isLate: (field(body, 'isLate') ?? field(error, 'isLate')) === true,
  };
}
