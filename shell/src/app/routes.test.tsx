import { createMemoryRouter, RouterProvider, useNavigate } from '@wayfare/router';
import { createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { act, render, screen } from '@testing-library/react';
import { DOCUMENT, siteRoutes } from './routes';

function open(speak: (language: string) => Promise<void>) {
  const [document] = siteRoutes([], {
    platform: () => {
      throw new Error('not asked for');
    },
    i18n: createI18n(COMMON),
    guards: {},
    speak,
  });
  const Page = () => {
    const navigate = useNavigate();
    return ['/a', '/nl/a', '/nl/b'].map((to) => (
      <button key={to} type="button" onClick={() => void navigate(to)}>
        {to}
      </button>
    ));
  };
  const children = ['/a', '/nl/a', '/nl/b'].map((path) => ({
    path,
    element: (
      <>
        <h1>{path}</h1>
        <Page />
      </>
    ),
  }));
  const { loader = false, shouldRevalidate = () => false } = document ?? {};
  const router = createMemoryRouter([{ id: DOCUMENT, loader, shouldRevalidate, children }], {
    initialEntries: ['/a'],
    hydrationData: { loaderData: { [DOCUMENT]: null } },
  });
  render(<RouterProvider router={router} />);
  return {
    press: (name: string) => act(async () => screen.getByRole('button', { name }).click()),
    title: () => screen.getByRole('heading').textContent,
  };
}

it('shows a page in the other language when the frame can speak it, and asks for each change of language once', async () => {
  const asked: string[] = [];
  let say: () => void = () => undefined;
  const { press, title } = open(
    (language) => (asked.push(language), new Promise((resolve) => (say = resolve))),
  );
  expect([title(), asked]).toEqual(['/a', []]);
  await press('/nl/a');
  expect([title(), asked]).toEqual(['/a', ['nl']]);
  await act(async () => say());
  expect(title()).toBe('/nl/a');
  await press('/nl/b');
  expect([title(), asked]).toEqual(['/nl/b', ['nl']]);
});
