import { COMFORT_CATEGORIES, FLEXIBILITIES, type TicketOffer } from '@wayfare/api-contract';
import { cheapest } from '../../domain/fares/shown-price';

interface Kind {
  code: string;
  label: string;
}

export interface FareMatrix {
  comforts: Kind[];
  flexibilities: Kind[];
  /** by row and column; null where nothing is sold */
  cells: (TicketOffer | null)[][];
}

function kindsIn<Code extends string>(
  order: readonly Code[],
  found: readonly { code: Code; label: string }[],
): Kind[] {
  return order
    .flatMap((code) => found.find((kind) => kind.code === code) ?? [])
    .map(({ code, label }) => ({ code, label }));
}

/** A train's offers as class by flexibility; the cheaper of two of a kind. */
export function fareMatrix(offers: readonly TicketOffer[]): FareMatrix {
  const comforts = kindsIn(
    COMFORT_CATEGORIES,
    offers.map(({ comfortCategory }) => comfortCategory),
  );
  const flexibilities = kindsIn(
    FLEXIBILITIES,
    offers.map(({ flexibility }) => flexibility),
  );
  const at = (comfort: Kind, flexibility: Kind) =>
    cheapest(
      offers.filter(
        (offer) =>
          offer.comfortCategory.code === comfort.code &&
          offer.flexibility.code === flexibility.code,
      ),
    ) ?? null;
  return {
    comforts,
    flexibilities,
    cells: comforts.map((comfort) => flexibilities.map((flexibility) => at(comfort, flexibility))),
  };
}
