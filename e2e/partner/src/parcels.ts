/* A page that mounts parts where it likes, each with a place of its own that is not the page's URL. */
import { mountRootParcel, type Parcel } from 'single-spa';
import { GIVEN, lifecyclesOf, type Part } from './services';

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', onClick);
  return element;
}

/** A place for each part, and a line that tells where the parts would lead. */
export function showParcels(parts: readonly Part[]): void {
  const left = document.createElement('output');
  const onLeave = (to: string) => (left.textContent = to);

  async function mount(place: HTMLElement, { path, release }: Part): Promise<Parcel> {
    const parcel = mountRootParcel(await lifecyclesOf(release), {
      ...GIVEN,
      domElement: place,
      path: path ?? '/',
      onLeave,
    });
    await parcel.mountPromise;
    return parcel;
  }

  for (const part of parts) {
    const section = document.createElement('section');
    const place = document.createElement('div');
    place.dataset.part = part.vertical;
    let parcel: Promise<Parcel> | null = null;
    const show = () => {
      parcel ??= mount(place, part);
      parcel.catch((error: unknown) => (place.textContent = String(error)));
    };
    const remove = () => {
      void parcel?.then((mounted) => mounted.unmount());
      parcel = null;
    };
    section.append(
      button(`Show ${part.vertical}`, show),
      button(`Remove ${part.vertical}`, remove),
      place,
    );
    document.body.append(section);
  }
  document.body.append(left);
}
