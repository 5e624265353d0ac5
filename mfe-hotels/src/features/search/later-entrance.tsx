import { partWhenShown } from '../../ui/part-when-shown';
import type { EntranceProps } from './entrance';
import '../../ui/places/places.module.css';

/** `Entrance` for pages that have a search most often. */
export const LaterEntrance = partWhenShown<EntranceProps>(() =>
  import(/* webpackChunkName: "entrance" */ './entrance').then((part) => part.Entrance),
);
