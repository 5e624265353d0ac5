import type { LineGroup } from './line-row';
import { ALPS } from './lines/alps';
import { BORDERS } from './lines/borders';
import { CENTRAL_EUROPE } from './lines/central-europe';
import { FRANCE } from './lines/france';
import { GERMANY } from './lines/germany';
import { GREAT_BRITAIN } from './lines/great-britain';
import { IBERIA } from './lines/iberia';
import { IRELAND } from './lines/ireland';
import { ITALY } from './lines/italy';
import { LOW_COUNTRIES } from './lines/low-countries';
import { NIGHTJETS } from './lines/nightjets';
import { NIGHTS } from './lines/nights';
import { NORDIC } from './lines/nordic';
import { SOUTH_EAST } from './lines/south-east';

/** Lines that are written down by hand. */
export const LINE_GROUPS: readonly LineGroup[] = [
  ...LOW_COUNTRIES,
  ...GERMANY,
  ...FRANCE,
  ...ALPS,
  ...ITALY,
  ...IBERIA,
  ...GREAT_BRITAIN,
  ...IRELAND,
  ...NORDIC,
  ...CENTRAL_EUROPE,
  ...SOUTH_EAST,
  ...NIGHTJETS,
  ...NIGHTS,
  ...BORDERS,
];
