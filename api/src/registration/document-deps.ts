import type { PapersDeps } from '../booking/documents/booking-papers';
import type { VerticalDeps } from './api-vertical';

export const documentDeps = ({
  config,
  keys,
  pages,
  clock,
}: VerticalDeps): Omit<PapersDeps<never>, 'view'> => ({
  keys: keys.links,
  origin: config.publicOrigin,
  pages,
  supportEmail: config.support.email,
  clock,
});
