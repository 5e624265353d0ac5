import { expectAccessible } from '@wayfare/testing';
import { createI18n, I18nextProvider } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { createMemoryRouter, RouterProvider } from '@wayfare/router';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import en from '../../../locales/en';
import { RichText } from './rich-text';

async function open(html: string) {
  const i18n = createI18n(COMMON);
  i18n.en.addResourceBundle('en', 'content', en);
  const router = createMemoryRouter([{ path: '*', element: <RichText html={html} /> }], {
    initialEntries: ['/here'],
  });
  const view = await act(async () =>
    render(
      <I18nextProvider i18n={i18n.en}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    ),
  );
  return {
    view,
    address: () =>
      router.state.location.pathname + router.state.location.search + router.state.location.hash,
  };
}

/** A click as the browser gives it; true when the page took it over. */
async function click(link: Element, init: MouseEventInit = {}): Promise<boolean> {
  const event = createEvent.click(link, { button: 0, ...init });
  // jsdom can't load another document and says so aloud
  document.addEventListener('click', (late) => late.preventDefault(), { once: true });
  let isTaken = false;
  link.ownerDocument.body.addEventListener('click', (late) => (isTaken = late.defaultPrevented), {
    once: true,
  });
  await act(async () => void fireEvent(link, event));
  return isTaken;
}

describe('a text with links', () => {
  it.each([
    ['/trains', '/trains'],
    ['/nl/vluchten?from=AMS', '/nl/vluchten?from=AMS'],
    ['/terms-and-conditions#refunds', '/terms-and-conditions#refunds'],
  ])('follows %s inside the site', async (href, address) => {
    const page = await open(`<p>See <a href="${href}"><em>there</em></a></p>`);
    expect(await click(screen.getByText('there'))).toBe(true);
    expect(page.address()).toBe(address);
  });

  it.each([
    ['another site', 'https://example.org/', {}],
    ['a mail address', 'mailto:a@example.org', {}],
    ['a place on the page', '#refunds', {}],
    ['another site without its protocol', '//example.org/', {}],
    ['the same with a backslash', '/\\example.org/', {}],
    ['a picture', '/media/beach-1/1280.webp', {}],
    ['a file', '/sitemap.xml', {}],
    ['a page, with Ctrl', '/trains', { ctrlKey: true }],
    ['a page, with the command key', '/trains', { metaKey: true }],
    ['a page, with Shift', '/trains', { shiftKey: true }],
    ['a page, with the middle button', '/trains', { button: 1 }],
  ])('leaves %s to the browser', async (_, href, init) => {
    const page = await open(`<p><a href="${href}">there</a></p>`);
    expect(await click(screen.getByText('there'), init)).toBe(false);
    expect(page.address()).toBe('/here');
  });

  it('leaves a click on a word alone', async () => {
    const page = await open('<p>no link</p>');
    expect(await click(screen.getByText('no link'))).toBe(false);
    expect(page.address()).toBe('/here');
  });
});

it('lets a wide table scroll inside itself, reachable by keyboard and with a name', async () => {
  const table =
    '<table><thead><tr><th>Bag</th></tr></thead><tbody><tr><td>40 cm</td></tr></tbody></table>';
  const { view } = await open(`<h2 id="a">Bags</h2>${table}<p>and</p>${table}`);
  const groups = screen.getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Table 1, scrolls sideways',
    'Table 2, scrolls sideways',
  ]);
  for (const group of groups) {
    expect(group).toHaveAttribute('tabindex', '0');
    expect(group.querySelector('table')).toBeVisible();
  }
  await expectAccessible(view.container);
});
