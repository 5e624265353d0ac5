import { I18nextProvider } from '@wayfare/i18n';
import { RouterProvider, type createMemoryRouter } from '@wayfare/router';
import { DeskContext, type Desk } from './api/desk';
import { I18N } from './texts';

interface AppProps {
  desk: Desk;
  router: ReturnType<typeof createMemoryRouter>;
}

export function App({ desk, router }: AppProps) {
  return (
    <I18nextProvider i18n={I18N[desk.language]}>
      <DeskContext value={desk}>
        <RouterProvider router={router} />
      </DeskContext>
    </I18nextProvider>
  );
}
