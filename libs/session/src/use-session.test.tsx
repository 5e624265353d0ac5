import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider, createStore } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  useIsLogged,
  useLoginPopup,
  useRequireLogged,
  useSession,
  useSystemError,
} from './use-session';
import { systemErrorAtom } from './system-error';
import { INITIAL_USER, userAtom } from './user-state';

function Page() {
  const session = useSession();
  const isLogged = useIsLogged();
  const requireLogged = useRequireLogged();
  const { error, message, clear } = useSystemError();
  const [popup, dispatch] = useLoginPopup();
  return (
    <>
      <output>
        {JSON.stringify({
          ...session,
          agree: isLogged === session.isLogged,
          popup: popup.component,
        })}
      </output>
      {error && <p role="alert">{message}</p>}
      <button onClick={() => requireLogged() && dispatch({ type: 'show', component: 'login' })}>
        Book
      </button>
      <button onClick={clear}>Clear</button>
    </>
  );
}

function show(user: string) {
  const store = createStore();
  store.set(userAtom, { ...INITIAL_USER, user, token: 'secret' });
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  return {
    seen: () => JSON.parse(screen.getByRole('status').textContent ?? '') as object,
    book: () => userEvent.click(screen.getByRole('button', { name: 'Book' })),
  };
}

it.each([
  ['u1', true],
  ['', false],
])('SES-02 a vertical sees who is here, never the token: user "%s"', (user, isLogged) => {
  const { seen } = show(user);
  expect(seen()).toMatchObject({ user, isLogged, agree: true });
  expect(seen()).not.toHaveProperty('token');
});

it('SES-25 PLT-29 an action that needs a login shows the message, which can be cleared', async () => {
  const { book } = show('');
  await book();
  expect(screen.getByRole('alert')).toHaveTextContent('common:mustBeLogged');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('an action that needs a login goes on for who is logged in', async () => {
  const { book, seen } = show('u1');
  await book();
  expect(seen()).toMatchObject({ popup: 'login' });
});

it('SES-03 who was logged in before takes over the page of the server, which knew nobody', async () => {
  const store = createStore();
  const page = (
    <Provider store={store}>
      <Page />
    </Provider>
  );
  document.body.innerHTML = `<div id="site">${renderToString(page)}</div>`;
  store.set(userAtom, { ...INITIAL_USER, user: 'u1', name: 'Ada', token: 'secret' });
  store.set(systemErrorAtom, 'm');
  const mismatches: unknown[] = [];
  const site = document.getElementById('site') ?? document.body;
  const root = await act(async () =>
    hydrateRoot(site, page, { onRecoverableError: (error) => mismatches.push(error) }),
  );
  expect(mismatches).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('"name":"Ada"');
  expect(screen.getByRole('alert')).toHaveTextContent('m');
  act(() => root.unmount());
});
