import type { Vertical } from '@wayfare/remote-kit';
import { vertical as account } from '../../../mfe-account/src/remote';
import { vertical as content } from '../../../mfe-content/src/remote';
import { vertical as flights } from '../../../mfe-flights/src/remote';
import { vertical as hotels } from '../../../mfe-hotels/src/remote';
import { vertical as trains } from '../../../mfe-trains/src/remote';

/** The five verticals in one bundle: what the composed site is measured against. Nothing but this build does so. */
export const VERTICALS: Readonly<Record<string, Vertical>> = {
  account,
  content,
  flights,
  hotels,
  trains,
};

export function verticalNamed(name: string): Vertical {
  const vertical = VERTICALS[name];
  if (vertical === undefined) throw new Error(`the control has no vertical ${name}`);
  return vertical;
}
