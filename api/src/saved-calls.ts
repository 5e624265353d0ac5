import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './app';
import { favouritesRoutes } from './accounts/favourites/favourites.routes';
import { favouritesService } from './accounts/favourites/favourites.service';
import { priceAlertsRoutes } from './price-alerts/price-alerts.routes';
import { priceAlertsService } from './price-alerts/price-alerts.service';
import { watchedProducts } from './watched-products';

type Deps = Pick<
  AppDeps,
  'database' | 'keys' | 'config' | 'catalogue' | 'staySupplier' | 'flightSuppliers' | 'railSupplier'
>;

/** The calls about what travellers save and wait for, whatever the product. */
export function savedCalls(api: FastifyInstance, deps: Deps): void {
  const { database, keys, config } = deps;
  favouritesRoutes(api, favouritesService(database));
  priceAlertsRoutes(
    api,
    priceAlertsService({ database, keys: keys.links, products: watchedProducts(deps) }),
    config.rateLimit.contact,
  );
}
