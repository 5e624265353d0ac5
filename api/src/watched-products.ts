import type { Catalogue } from './catalogue/catalogue';
import type { Config } from './platform/config';
import { flightWatch } from './verticals/flights/flight-watch';
import type { FlightSuppliers } from './verticals/flights/providers';
import { stayWatch } from './verticals/hotels/stay-watch';
import type { WatchedProducts } from './price-alerts/watched-product';
import { trainWatch } from './verticals/trains/train-watch';
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
