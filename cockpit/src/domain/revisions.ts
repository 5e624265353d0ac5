import type { Revision } from '@wayfare/releases/registry';
import { WHOLE } from '@wayfare/rollout/whole';

/** The release that a revision is about, with the share that it left it; a rollback names none and has it in its set. */
export function subjectOf({ vertical, version, set }: Revision): {
  version: string;
  weight: number;
} {
  const live = set[vertical] ?? [];
  const named = version ?? live.find(({ weight }) => weight === WHOLE)?.version ?? '';
  return {
    version: named,
    weight: live.find((release) => release.version === named)?.weight ?? 0,
  };
}
