import { request } from 'undici';
import { leaveOut, restOf, type ApiAddresses } from '../platform/api-addresses';

const PATIENCE_MS = 1_500;
const EVERY_MS = 1_000;

/** In a second and a half, whatever hangs. */
export async function isApiReady(apiUrl: string): Promise<boolean> {
  try {
    const { statusCode, body } = await request(`${apiUrl}/api/ready`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}

export async function isAnyReady({ urls }: Pick<ApiAddresses, 'urls'>): Promise<boolean> {
  return Promise.any(
    urls.map(async (url) => {
      if (!(await isApiReady(url))) throw new Error(`${url} is not ready`);
      return true;
    }),
  ).catch(() => false);
}

/** One look at each: an address that is not ready is left out until after the next look. */
export async function lookAtApis(apis: ApiAddresses): Promise<void> {
  await Promise.all(
    apis.urls.map(async (url) => {
      const isReady = await isApiReady(url);
      leaveOut(apis, url, isReady ? 0 : restOf(Date.now() + PATIENCE_MS));
    }),
  );
}

/** Looks every second where there are several; with one there is nothing to choose. Returns the stop. */
export function watchApis(apis: ApiAddresses): () => void {
  if (apis.urls.length < 2) return () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async () => {
    await lookAtApis(apis);
    if (!isStopped) timer = setTimeout(() => void look(), EVERY_MS).unref();
  };
  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
