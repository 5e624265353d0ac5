import type { Double } from '../double';
import { aboutOf } from '../kit/pages';
import about from './data/about.json';
import { registerHotelbeds } from './hotelbeds.routes';

export const double: Double = {
  about: aboutOf(about),
  register: registerHotelbeds,
};
