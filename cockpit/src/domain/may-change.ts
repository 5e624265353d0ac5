import type { CockpitSession } from '@wayfare/releases/service/cockpit-session';

/** A team's token for its own verticals; the service decides again. */
export const mayChange = ({ kind, verticals }: CockpitSession, vertical: string): boolean =>
  kind === 'release' && (verticals.includes('*') || verticals.includes(vertical));
