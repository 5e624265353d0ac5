import { AppMain } from '@wayfare/workbench';
import { PageFailure } from './page-failure';

/** Instead of everything, where not even the session could be had. */
export function FrameFailure() {
  return (
    <AppMain>
      <PageFailure />
    </AppMain>
  );
}
