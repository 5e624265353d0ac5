import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { Site } from './compose-services';
import { lookAtDesk } from './look-at-desk';
import { placed, translated, type Places } from './places';
import { failure, isWell, type Running } from './service-process';

interface How {
  readonly running: readonly Running[];
  readonly say: (text: string) => void;
}

const ANSWER_MS = 30_000;

function check(isSo: boolean, words: string): void {
  if (!isSo) throw new Error(words);
}

const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });

const TRIES = 20;

/** Until a page comes from the cache, which keeps it once all its parts had their data. */
async function untilKept(url: string): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask(url);
    await answer.text();
    if (Number(answer.headers.get('x-cache-hits')) > 0) return true;
    await wait(250);
  }
  return false;
}

const ListSchema = v.object({ verticals: v.record(v.string(), v.unknown()) });

/** By a shell's token: what compose.yaml published is there, and nobody is answered without one. */
async function lookAtRegistry(places: Places): Promise<void> {
  const url = `${translated('http://registry:4012', places)}/v1/releases`;
  const closed = await ask(url);
  check(closed.status === 401, `the registry answers ${closed.status} without a token`);
  const token = readFileSync(placed('/run/secrets/shells_token', places), 'utf8');
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const { verticals } = v.parse(ListSchema, await answer.json());
  check(Object.keys(verticals).length > 1, 'the registry has no releases');
}

/** What an engine asks of a container that nobody else says anything of. */
async function askImages(running: readonly Running[]): Promise<void> {
  for (const one of running)
    if (one.imageProbe !== undefined && !(await isWell(one, one.imageProbe)))
      throw failure(one, 'is not well by the probe of its image');
}

/** A page, a call and metrics, as visitors and operators ask for them. Throws with what is not as it should be. */
export async function lookAtSite(site: Site, { running, say }: How): Promise<void> {
  const { places } = site;
  const isCached = running.some(({ name }) => name === 'cache');
  const front = translated('http://front:4000', places);
  const origin = isCached ? translated('http://cache:6081', places) : front;
  const page = await ask(`${origin}/`);
  check(page.status === 200, `the home page is ${page.status}`);
  check(/<h1[\s>]/.test(await page.text()), 'the home page has no heading');
  check(!isCached || (await untilKept(`${origin}/`)), 'the home page does not come from the cache');
  const call = await ask(`${origin}/api/health`);
  check(call.status === 200, `a call is ${call.status}`);
  const other = await ask(`${origin}/flights`);
  check(other.status === 200, `the page of flights is ${other.status}`);
  const metrics = await ask(`${translated('http://front:4005', places)}/metrics`);
  check(metrics.status === 200, `metrics of the front are ${metrics.status}`);
  const payments = await ask(`${translated('http://sandbox:4020', places)}/v3/payments.css`);
  check(payments.status === 200, `the style sheet of the sandbox's payments is ${payments.status}`);
  await lookAtRegistry(places);
  await lookAtDesk(places, origin);
  await askImages(running);
  const app = placed('/app', places);
  for (const one of running.filter(({ name }) => name !== 'cache')) {
    const folder = path.join(app, one.name);
    const can = (what: string) => isWell(one, ['test', what, folder]);
    check((await can('-r')) && !(await can('-w')), `the image of ${one.name} can be written`);
  }
  say(
    `A page${isCached ? ', from the cache,' : ''} and a call were answered, and the desk at its own port alone`,
  );
}
