import { partWhenShown } from '../../ui/part-when-shown';
import type { EntranceProps } from './entrance';
import '../../ui/places/places.module.css';

/** `Entrance`, loaded lazily: most of these pages have a search. */
export const LaterEntrance = partWhenShown<EntranceProps>(() =>
  import(/* webpackChunkName: "entrance" */ './entrance').then((part) => part.Entrance),
);
