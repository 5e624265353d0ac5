import { SERVICE_WORKER } from '../app/site-files';
import { whenIdle } from './when-idle';

/** Registers the service worker of the offline page once the page is loaded and idle; reports a failure. */
export function keepOfflinePage(
  { serviceWorker }: Pick<Navigator, 'serviceWorker'> | { serviceWorker?: undefined },
  onFailure: (error: unknown) => void,
): void {
  if (serviceWorker === undefined) return;
  whenIdle(() => {
    serviceWorker.register(SERVICE_WORKER, { scope: '/', updateViaCache: 'none' }).catch(onFailure);
  });
}
