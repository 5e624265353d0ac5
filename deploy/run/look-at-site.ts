import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from './compose-services';
import { placed, translated } from './places';

interface How {
  /** whether a cache stands in front */
  readonly isCached: boolean;
  readonly say: (text: string) => void;
}

function check(isSo: boolean, words: string): void {
  if (!isSo) throw new Error(words);
}

async function twice(url: string): Promise<{ status: number; text: string; hits: string | null }> {
  await (await fetch(url)).text();
  const answer = await fetch(url);
  return {
    status: answer.status,
    text: await answer.text(),
    hits: answer.headers.get('x-cache-hits'),
  };
}

/** A page, a call and metrics, as visitors and operators ask for them. Throws with what is not as it should be. */
export async function lookAtSite({ compose, places }: Site, { isCached, say }: How): Promise<void> {
  const front = translated('http://front:4000', places);
  const origin = isCached ? translated('http://cache:6081', places) : front;
  const page = await twice(`${origin}/`);
  check(page.status === 200, `the home page is ${page.status}`);
  check(/<h1[\s>]/.test(page.text), 'the home page has no heading');
  if (isCached) check(Number(page.hits) > 0, 'the home page does not come from the cache');
  const call = await fetch(`${origin}/api/health`);
  check(call.status === 200, `a call is ${call.status}`);
  const other = await twice(`${origin}/flights`);
  check(other.status === 200, `the page of flights is ${other.status}`);
  for (const [name, { healthcheck }] of Object.entries(compose.services))
    check(healthcheck !== undefined || name === 'registry', `${name} has no probe`);
  const metrics = await fetch(`${translated('http://front:4005', places)}/metrics`);
  check(metrics.status === 200, `metrics of the front are ${metrics.status}`);
  for (const name of ['front', 'api', 'worker', 'sandbox'])
    check(
      !isWritable(path.join(placed('/app', places), name)),
      `the image of ${name} can be written`,
    );
  say(`A page${isCached ? ', from the cache,' : ''} and a call were answered`);
}

/** Root can write everywhere; what counts are the rights. */
function isWritable(folder: string): boolean {
  if (process.getuid?.() === 0) return false;
  try {
    writeFileSync(path.join(folder, 'written'), '');
    return true;
  } catch {
    return false;
  }
}
