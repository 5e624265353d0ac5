import type { Catalogue } from './catalogue/catalogue';
import type { Config } from './config';
import { flightWatch } from './modules/flights/flight-watch';
import type { FlightSuppliers } from './modules/flights/providers';
import { stayWatch } from './modules/hotels/stay-watch';
import type { WatchedProducts } from './modules/price-alerts/watched-product';
import { trainWatch } from './modules/trains/train-watch';
import type { RailSupplier } from './ports/rail-supplier';
import type { StaySupplier } from './ports/stay-supplier';

interface Deps {
  readonly config: Pick<Config, 'flightCommission'>;
  readonly catalogue: Catalogue;
  readonly staySupplier: StaySupplier;
  readonly flightSuppliers: FlightSuppliers;
  readonly railSupplier: RailSupplier;
}

/** The products whose prices can be watched. */
export function watchedProducts({
  config,
  catalogue,
  staySupplier,
  flightSuppliers,
  railSupplier,
}: Deps): WatchedProducts {
  return {
    flights: flightWatch({
      suppliers: flightSuppliers,
      catalogue,
      commission: config.flightCommission,
    }),
    hotels: stayWatch({ catalogue, supplier: staySupplier }),
    trains: trainWatch({ supplier: railSupplier, catalogue }),
  };
}
