import type { Catalogue } from './catalogue/catalogue';
import type { Config } from './config';
import { flightWatch } from './modules/flights/flight-watch';
import type { FlightSuppliers } from './modules/flights/providers';
import { stayWatch } from './modules/hotels/stay-watch';
import type { WatchedProducts } from './modules/price-alerts/watched-product';
import type { StaySupplier } from './ports/stay-supplier';

interface Deps {
  readonly config: Pick<Config, 'flightCommission'>;
  readonly catalogue: Catalogue;
  readonly staySupplier: StaySupplier;
  readonly flightSuppliers: FlightSuppliers;
}

/** The products whose prices can be watched. */
export function watchedProducts({
  config,
  catalogue,
  staySupplier,
  flightSuppliers,
}: Deps): WatchedProducts {
  return {
    flights: flightWatch({
      suppliers: flightSuppliers,
      catalogue,
      commission: config.flightCommission,
    }),
    hotels: stayWatch({ catalogue, supplier: staySupplier }),
  };
}
