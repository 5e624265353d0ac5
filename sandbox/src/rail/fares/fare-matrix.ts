import { FLEXIBILITIES, type Comfort, type Flexibility } from '../wire/wire-types';
import { comfortRank, nearestComfort } from './comforts';
import { leastFlexibility } from './flexibilities';
import { mainPortion, type Portion } from './portions';
import type { Fare } from './products';

export interface PortionFare extends Omit<Fare, 'isSeatOnly'> {
  portion: Portion;
}

/** One cell of what is sold for a journey, with the fare of each portion. */
export interface FareChoice {
  comfort: Comfort;
  flexibility: Flexibility;
  fares: readonly PortionFare[];
}

/** Only the main carrier binds its fare to the way back: the others on the way sell their cheapest. */
function choiceOf(
  portions: readonly Portion[],
  main: Portion,
  { comfort, flexibility }: Pick<FareChoice, 'comfort' | 'flexibility'>,
): FareChoice | undefined {
  const fares = portions.flatMap((portion): PortionFare[] => {
    const wanted =
      flexibility === 'RETURN' && portion.code !== main.code ? 'NON_FLEX' : flexibility;
    const own = {
      comfort: nearestComfort(comfort, portion.comforts),
      flexibility: leastFlexibility(wanted, portion.flexibilities),
    };
    return own.comfort === undefined || own.flexibility === undefined
      ? []
      : [{ portion, comfort: own.comfort, flexibility: own.flexibility }];
  });
  return fares.length === portions.length ? { comfort, flexibility, fares } : undefined;
}

/** RETURN is what the main carrier binds together; anything else is sold where every carrier allows at least as much. */
function flexibilitiesOf(
  portions: readonly Portion[],
  main: Portion,
  isReturn: boolean,
): Flexibility[] {
  return FLEXIBILITIES.filter((flexibility) =>
    flexibility === 'RETURN'
      ? isReturn && main.flexibilities.includes('RETURN')
      : portions.some((portion) => portion.flexibilities.includes(flexibility)),
  );
}

export function fareMatrix(portions: readonly Portion[], isReturn: boolean): FareChoice[] {
  const main = mainPortion(portions);
  if (main === undefined) return [];
  const comforts = main.comforts.toSorted((a, b) => comfortRank(a) - comfortRank(b));
  return comforts.flatMap((comfort) =>
    flexibilitiesOf(portions, main, isReturn).flatMap(
      (flexibility) => choiceOf(portions, main, { comfort, flexibility }) ?? [],
    ),
  );
}

export function fareChoice(
  portions: readonly Portion[],
  { comfort, flexibility }: Pick<FareChoice, 'comfort' | 'flexibility'>,
): FareChoice | undefined {
  return fareMatrix(portions, true).find(
    (choice) => choice.comfort === comfort && choice.flexibility === flexibility,
  );
}
