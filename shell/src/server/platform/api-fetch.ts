import type { ApiFetch } from '@wayfare/api-client';
import { request } from 'undici';

/**
 * One call of the API from this server, by the client that Node's own fetch stands on (decision 0031): what fetch adds,
 * web streams, web headers and an unpacker, is a tenth of what a page costs, and nothing here looks at it.
 */
export const apiFetch: ApiFetch = async (url, { method, headers, body, signal }) => {
  const { statusCode, body: answer } = await request(url, {
    method,
    headers,
    body: body ?? null,
    signal,
  });
  return {
    ok: statusCode >= 200 && statusCode < 300,
    status: statusCode,
    text: () => answer.text(),
  };
};
