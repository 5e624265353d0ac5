import { KEEP_MS, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { signInOptions } from '@wayfare/api-contract';
import { usePlatform } from '@wayfare/remote-kit';
import type { LoginView as ViewName } from '@wayfare/session';
import { readSignInOptions } from '../../api/sign-in.api';
import { LoginView } from '../../features/credentials/login-view';
import { RegisterView } from '../../features/credentials/register-view';
import { RememberView } from '../../features/credentials/remember-view';

/** The same forms as on the pages. */
export function PopupView({ view, onSignedIn }: { view: ViewName; onSignedIn: () => void }) {
  const { api } = usePlatform();
  const { data: options } = useQuery({
    queryKey: queryKey(signInOptions, {}),
    queryFn: ({ signal }) => readSignInOptions(api, signal),
    staleTime: KEEP_MS,
  });
  switch (view) {
    case 'login':
      return <LoginView options={options} onSignedIn={onSignedIn} />;
    case 'register':
      return <RegisterView options={options} />;
    case 'recover':
      return <RememberView />;
  }
}
