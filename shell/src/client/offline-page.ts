import { SERVICE_WORKER } from '../app/site-files';
import { whenIdle } from './when-idle';

/**
 * Once the page is loaded and idle, has the browser keep the page that it shows without a network. A browser that cannot
 * is none the worse; one that could and failed is told of to `onFailure`.
 */
export function keepOfflinePage(
  { serviceWorker }: Pick<Navigator, 'serviceWorker'> | { serviceWorker?: undefined },
  onFailure: (error: unknown) => void,
): void {
  if (serviceWorker === undefined) return;
  whenIdle(() => {
    serviceWorker.register(SERVICE_WORKER, { scope: '/', updateViaCache: 'none' }).catch(onFailure);
  });
}
