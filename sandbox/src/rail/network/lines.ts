import type { LineGroup } from './line-row';
import { ALPS } from './lines/alps';
import { BALTICS } from './lines/baltics';
import { BORDERS } from './lines/borders';
import { BRITISH_MAIN_LINES } from './lines/british-main-lines';
import { BRITISH_NIGHTS } from './lines/british-nights';
import { CENTRAL_EUROPE } from './lines/central-europe';
import { EASTERN_NIGHTS } from './lines/eastern-nights';
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
  ...BRITISH_MAIN_LINES,
  ...GREAT_BRITAIN,
  ...IRELAND,
  ...NORDIC,
  ...CENTRAL_EUROPE,
  ...SOUTH_EAST,
  ...BALTICS,
  ...NIGHTJETS,
  ...NIGHTS,
  ...EASTERN_NIGHTS,
  ...BRITISH_NIGHTS,
  ...BORDERS,
];
