import type { Light } from '../photo-ids';
import type { Pen } from './pen';

/** What a place is known for, as it is drawn. */
export interface Sight {
  light: Light;
  draw: (pen: Pen) => void;
}
