import { anonymousLogin } from '@wayfare/api-contract';
import type { IsoDate } from '@wayfare/domain';
import { request } from 'undici';
import { keyOf, type AskedCall } from './asked-call';
import { openLoopback, sendJson, type Loopback } from './loopback';
import type { RecordedAnswer } from './recording';
import { withRelativeDays } from './relative-days';

const TOO_MANY = 429;
const LONGEST = 8;

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, LONGEST).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
}

export interface Recorder extends Loopback {
  answers: () => RecordedAnswer[];
}

async function tokenOf(apiUrl: string): Promise<string> {
  const { body } = await request(apiUrl + anonymousLogin.path, {
    method: anonymousLogin.method,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { result } = (await body.json()) as { result: { token: string } };
  return result.token;
}

/** Proxies calls to a running API and keeps the answers: lists shortened, dates relative to `today`. */
export async function openRecorder(apiUrl: string, today: IsoDate): Promise<Recorder> {
  const authorization = `Bearer ${await tokenOf(apiUrl)}`;
  const kept = new Map<string, RecordedAnswer>();
  const refused: string[] = [];

  async function ask({ call, bytes, url }: AskedCall) {
    const [method = 'GET'] = call.split(' ');
    const { statusCode, body } = await request(apiUrl + url, {
      method,
      headers: { authorization, 'content-type': 'application/json', 'x-rendering': 'page' },
      body: bytes.length > 0 ? bytes : null,
    });
    return { status: statusCode, text: await body.text() };
  }

  const loopback = await openLoopback(async (asked, response) => {
    const { status, text } = await ask(asked);
    if (status >= 500 || status === TOO_MANY) refused.push(`${status} to ${asked.call}`);
    const said = shortened(JSON.parse(text));
    const body: unknown = JSON.parse(withRelativeDays(JSON.stringify(said), today));
    kept.set(keyOf(asked), { call: asked.call, request: asked.request, status, body });
    sendJson(response, status, said);
  });
  const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
  return {
    ...loopback,
    answers() {
      if (refused.length > 0)
        throw new Error(`the API at ${apiUrl} answered ${refused.join(', ')}`);
      return [...kept].sort(byKey).map(([, answer]) => answer);
    },
  };
}
