import type { ApiFetch } from '@wayfare/api-client';
import { request } from 'undici';

/** One call of the API through undici's client: what `fetch` adds costs a tenth of a page (decision 0031). */
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
