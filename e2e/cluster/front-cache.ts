import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../fixtures/site-under-test';
import { cachingRules, runVarnish, type Varnish } from '../fixtures/varnish';

/** The cache with the rules of deploy/cache/fronts.vcl before two fronts of this machine. */
export async function startFrontCache(
  fronts: readonly number[],
  { port, secret }: { readonly port: number; readonly secret: string },
): Promise<Varnish> {
  const rules = await readFile(path.join(ROOT, 'deploy/cache/fronts.vcl'), 'utf8');
  const here = rules.replace(
    /\.host = "front-(\d)";\s*\.port = "4000";/g,
    (_backend, number: string) =>
      `.host = "127.0.0.1";\n    .port = "${fronts[Number(number) - 1] ?? 0}";`,
  );
  return runVarnish({
    files: { 'main.vcl': here, 'wayfare.vcl': await cachingRules() },
    secret,
    port,
  });
}
