import type { Double } from '../double';
import { aboutOf } from '../kit/pages';
import about from './data/about.json';
import { registerRail } from './rail.routes';

export const double: Double = {
  about: aboutOf(about),
  register: registerRail,
};
