import type { Double } from '../double';
import { aboutOf } from '../kit/pages';
import { catalogue } from './catalogue/catalogue';
import { registerFeed } from './feed';
import about from './data/about.json';
import triggers from './data/triggers.json';
import { registerPhotos } from './photos/photos.routes';
import { registerStays } from './stays.routes';

const rows = Object.entries(triggers).map(([id, { name, effect }]) => [
  `<code>${id}</code>`,
  `${name}, Almere`,
  effect,
]);

export const double: Double = {
  about: aboutOf(about, rows),
  register(app, world) {
    registerFeed(app);
    registerPhotos(app);
    registerStays(app, world);
  },
  warm: catalogue,
};
