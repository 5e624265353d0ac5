import { createMemoryRouter, RouterProvider, useNavigate } from '@wayfare/router';
import { createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { act, render, screen } from '@testing-library/react';
import { DOCUMENT, siteRoutes } from './routes';

function open(
  loadMessages: (language: string) => Promise<void>,
  leave: (url: string) => void = () => undefined,
  isOver: () => boolean = () => false,
) {
  const [document] = siteRoutes([], {
    platform: () => {
      throw new Error('not asked for');
    },
    i18n: createI18n(COMMON),
    guards: {},
    frame: { loadMessages, leave, isOver },
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

it('shows a page in the other language when the frame can show its texts, and asks for each change of language once', async () => {
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

it('leaves a document whose release was revoked with the next page, and not before', async () => {
  const left: string[] = [];
  let isRevoked = false;
  const { press, title } = open(
    () => Promise.resolve(),
    (url) => left.push(new URL(url).pathname),
    () => isRevoked,
  );
  await press('/nl/a');
  isRevoked = true;
  await press('/nl/a');
  expect([title(), left]).toEqual(['/nl/a', []]);
  await press('/nl/b');
  expect([title(), left]).toEqual(['/nl/a', ['/nl/b']]);
});

describe('messages of the other language that', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Where the browser went by itself, after so many milliseconds. */
  async function leftFor(
    loadMessages: () => Promise<void>,
    milliseconds: number,
    pressed: readonly string[] = ['/nl/a'],
  ) {
    const left: string[] = [];
    const { press, title } = open(loadMessages, (url) => left.push(new URL(url).pathname));
    for (const name of pressed) await press(name);
    await act(() => jest.advanceTimersByTimeAsync(milliseconds));
    return { left, title: title() };
  }
  const never = () => new Promise<void>(() => undefined);
  const refused = () => Promise.reject(new Error('no messages'));

  it.each([
    ['fail', refused, 0, ['/nl/a']],
    ['are still on their way', never, 2_499, []],
    ['never come', never, 2_500, ['/nl/a']],
  ])(
    '%s leave the browser to go there by itself',
    async (_how, loadMessages, milliseconds, expected) => {
      expect(await leftFor(loadMessages, milliseconds)).toEqual({ left: expected, title: '/a' });
    },
  );

  it('never come take nobody away who went elsewhere meanwhile', async () => {
    expect(await leftFor(never, 10_000, ['/nl/a', '/a'])).toEqual({ left: [], title: '/a' });
  });
});
