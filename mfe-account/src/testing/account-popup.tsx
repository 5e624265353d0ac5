import { useLoginPopup } from '@wayfare/session';
import { fakeWire, renderSlot } from '@wayfare/testing';
import type { FakeWire } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { FORM_CALLS } from './sign-in-wire';
import { Component as Menu } from '../slots/account-menu.slot';
import { Component as Popup } from '../slots/account-popup.slot';

/* For tests: a page with the popup of the account. */

/** A page as the shell makes it: the menu in the header, something of its own, and the popup. */
function Page() {
  const [, dispatch] = useLoginPopup();
  return (
    <>
      <Menu />
      <input aria-label="Where to" defaultValue="Barcelona" />
      {(['login', 'register', 'recover'] as const).map((component) => (
        <button key={component} type="button" onClick={() => dispatch({ type: 'show', component })}>
          {component}
        </button>
      ))}
      <button
        type="button"
        onClick={() =>
          dispatch({ type: 'show', component: 'login', images: ['/harbour.webp', '/square.webp'] })
        }
      >
        login with pictures
      </button>
      <Popup />
    </>
  );
}

const site = { ...vertical, slots: { 'test.page/v1': () => Promise.resolve({ Component: Page }) } };

const siteManifest = {
  ...manifest,
  slots: [{ id: 'test.page/v1', order: 1, label: { en: 'Page', nl: 'Pagina' } }],
};

export const openMenuPage = (path = '/hotels?page=2', wire: FakeWire = fakeWire(FORM_CALLS)) =>
  renderSlot(site, siteManifest, 'test.page/v1', { wire, path });

export async function openPopup(view: string, path?: string, wire?: FakeWire) {
  const page = await openMenuPage(path, wire);
  await page.user.click(screen.getByRole('button', { name: view }));
  return page;
}

export const dialog = () => screen.getByRole('dialog');
