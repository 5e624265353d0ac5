import { europe } from './europe';
import type { Journey } from './journey';

/** Reads a journey back from its id; nothing for an id that no journey has. */
export function journeyById(id: string): Journey | undefined {
  return europe().journeyById(id);
}
