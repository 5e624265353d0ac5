import { COMFORT_CATEGORIES, FLEXIBILITIES, type TicketOffer } from '@wayfare/api-contract';
import { cheapest } from '../../domain/fares/shown-price';

interface Kind {
  code: string;
  label: string;
}

export interface FareMatrix {
  /** rows, from the simplest to the best */
  comforts: Kind[];
  /** columns, from the strictest to the most flexible */
  flexibilities: Kind[];
  /** in the order of the rows and columns; null where nothing is sold */
  cells: (TicketOffer | null)[][];
}

/** The kinds that occur, in the order of the contract, each with the supplier's own word for it. */
function kindsIn<Code extends string>(
  order: readonly Code[],
  found: readonly { code: Code; label: string }[],
): Kind[] {
  return order
    .flatMap((code) => found.find((kind) => kind.code === code) ?? [])
    .map(({ code, label }) => ({ code, label }));
}

/** The offers of one train as class by flexibility; of two of a kind the cheaper one. */
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
