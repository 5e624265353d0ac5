import * as v from 'valibot';
import { LineFileSchema, type LineGroup } from './line-row';
import alps from './lines/alps.json';
import baltics from './lines/baltics.json';
import borders from './lines/borders.json';
import britishMainLines from './lines/british-main-lines.json';
import britishNights from './lines/british-nights.json';
import centralEurope from './lines/central-europe.json';
import easternNights from './lines/eastern-nights.json';
import france from './lines/france.json';
import germany from './lines/germany.json';
import greatBritain from './lines/great-britain.json';
import iberia from './lines/iberia.json';
import ireland from './lines/ireland.json';
import italy from './lines/italy.json';
import lowCountries from './lines/low-countries.json';
import nightjets from './lines/nightjets.json';
import nights from './lines/nights.json';
import nordic from './lines/nordic.json';
import regional from './lines/regional.json';
import southEast from './lines/south-east.json';

function read(file: unknown): LineGroup[] {
  return v.parse(LineFileSchema, file).groups;
}

/** Long-distance lines, after the real ones, and regional ones over a border. */
export const LINE_GROUPS: readonly LineGroup[] = [
  lowCountries,
  germany,
  france,
  alps,
  italy,
  iberia,
  britishMainLines,
  greatBritain,
  ireland,
  nordic,
  centralEurope,
  southEast,
  baltics,
  nightjets,
  nights,
  easternNights,
  britishNights,
  borders,
].flatMap(read);

export const REGIONAL_GROUPS: readonly LineGroup[] = read(regional);
