import type { Difference } from '@wayfare/desk-contract';
import { Code } from '@wayfare/workbench';
import { useDesk } from '../api/desk';
import { shownSide } from '../domain/amounts';

/** One side of a difference: what we have, or what they say. */
export function Side({ of, side }: { of: Difference; side: 'ours' | 'theirs' }) {
  const { language } = useDesk();
  return <Code>{shownSide(of[side], language)}</Code>;
}
