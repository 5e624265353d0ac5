import type { Vertical } from '@wayfare/remote-kit';

/** Every vertical in one bundle: what the composed site is measured against. `all-verticals.cjs` fills it while it is built. */
export const VERTICALS: Readonly<Record<string, Vertical>> = {};

export function verticalNamed(name: string): Vertical {
  const vertical = VERTICALS[name];
  if (vertical === undefined) throw new Error(`the control has no vertical ${name}`);
  return vertical;
}
