import { FLEXIBILITIES, type Comfort, type Flexibility } from '../wire/codes';
import { comfortRank, leastFlexibility, nearestComfort } from './grades';
import { mainPortion, type Portion } from './portions';

/** RETURN: bound by the main carrier to the way back; anything else is sold where each carrier allows at least as much. */
export function fareMatrix(portions: readonly Portion[], isReturn: boolean) {
  const main = mainPortion(portions);
  if (main === undefined) return [];
  const isSold = (flexibility: Flexibility) =>
    flexibility === 'RETURN'
      ? isReturn && main.flexibilities.includes('RETURN')
      : portions.some((portion) => portion.flexibilities.includes(flexibility));
  const fareOf = (portion: Portion, wanted: Comfort, asked: Flexibility) => {
    const isBound = asked === 'RETURN' && portion.code !== main.code;
    const comfort = nearestComfort(wanted, portion.comforts);
    const flexibility = leastFlexibility(isBound ? 'NON_FLEX' : asked, portion.flexibilities);
    return comfort && flexibility ? [{ portion, comfort, flexibility }] : [];
  };
  return main.comforts
    .toSorted((a, b) => comfortRank(a) - comfortRank(b))
    .flatMap((comfort) =>
      FLEXIBILITIES.filter(isSold).map((flexibility) => ({
        comfort,
        flexibility,
        fares: portions.flatMap((portion) => fareOf(portion, comfort, flexibility)),
      })),
    )
    .filter(({ fares }) => fares.length === portions.length);
}

export type FareChoice = ReturnType<typeof fareMatrix>[number];
export type PortionFare = FareChoice['fares'][number];
