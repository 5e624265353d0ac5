import { createApiClient } from '@wayfare/api-client';
import { createRemoteLoader, shareScope, type RemoteRelease } from '@wayfare/releases/browser';
import { createSession } from '@wayfare/session/shell';
import { createStore } from 'jotai';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import { PROVIDED } from './provided';

declare global {
  interface Window {
    /** what the partner's server knows: which releases to mount, and where each of them starts */
    __PARTNER__: { parts: { vertical: string; path: string; release: RemoteRelease }[] };
    __PARTNER_PROVIDED__: typeof PROVIDED;
  }
}

const isParcelConfig = (value: unknown): value is ParcelConfig =>
  typeof value === 'object' && value !== null && 'mount' in value && 'unmount' in value;

const session = createSession({
  api: createApiClient({ baseUrl: '', token: () => '' }),
  store: createStore(),
  storage: null,
});
const platform = {
  api: createApiClient({
    baseUrl: '',
    token: () => session.token(),
    renewToken: (bad: string) => session.renewToken(bad),
  }),
  flags: { trains: true, articles: false, destinations: false },
  support: { email: 'desk@partner.example', hours: { from: '9:00', to: '18:00' }, social: [] },
  logout: () => session.logout(),
};
const loader = createRemoteLoader({ shareScope });

async function mount(place: HTMLElement, path: string, release: RemoteRelease): Promise<Parcel> {
  const lifecycles = await loader.lifecycles(release);
  if (!isParcelConfig(lifecycles)) throw new Error(`${release.container} exposes no lifecycles`);
  const parcel = mountRootParcel(lifecycles, {
    domElement: place,
    platform,
    path,
    failureText: 'This part is not available now.',
  });
  await parcel.mountPromise;
  return parcel;
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', onClick);
  return element;
}

for (const { vertical, path, release } of window.__PARTNER__.parts) {
  const section = document.createElement('section');
  const place = document.createElement('div');
  place.dataset.part = vertical;
  let parcel: Promise<Parcel> | null = null;
  const show = () => {
    parcel ??= mount(place, path, release);
    parcel.catch((error: unknown) => (place.textContent = String(error)));
  };
  const remove = () => {
    void parcel?.then((mounted) => mounted.unmount());
    parcel = null;
  };
  section.append(button(`Show ${vertical}`, show), button(`Remove ${vertical}`, remove), place);
  document.body.append(section);
}
window.__PARTNER_PROVIDED__ = PROVIDED;
