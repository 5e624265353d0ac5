import { I18nextProvider } from '@wayfare/i18n';
import { RouterProvider, type createMemoryRouter } from '@wayfare/router';
import { CockpitContext, type Cockpit } from './api/cockpit';
import { I18N } from './texts';

interface AppProps {
  cockpit: Cockpit;
  router: ReturnType<typeof createMemoryRouter>;
}

export function App({ cockpit, router }: AppProps) {
  return (
    <I18nextProvider i18n={I18N[cockpit.language]}>
      <CockpitContext value={cockpit}>
        <RouterProvider router={router} />
      </CockpitContext>
    </I18nextProvider>
  );
}
