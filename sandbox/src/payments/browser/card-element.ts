import type { FrameLink, openFrame } from './frame-link';
import type { FrameEvent, Look } from './messages';

type Listener = (event: object) => void;

interface ElementOptions {
  src: string;
  key: string;
  title: string;
  style: Look;
  look: () => Look;
}

export function createCardElement(
  open: typeof openFrame,
  { src, key, title, style, look }: ElementOptions,
) {
  const listeners = new Map<string, Set<Listener>>();
  let link: FrameLink | null = null;

  function emit(name: string, detail: object): void {
    for (const listener of listeners.get(name) ?? []) listener(detail);
  }

  /** The first colour behind the frame: a frame without one is judged, and printed, as white. */
  function backdrop(): Look {
    let behind = link?.frame.parentElement ?? null;
    while (behind !== null) {
      const colour = getComputedStyle(behind).backgroundColor;
      if (colour !== '' && !/^rgba\(.*, 0\)$|^transparent$/.test(colour))
        return { colorBackdrop: colour };
      behind = behind.parentElement;
    }
    return {};
  }

  const restyle = () => void link?.ask('paint', { ...look(), ...backdrop() });

  function handleEvent({ name, detail }: FrameEvent): void {
    if (name === 'ready') restyle();
    if (typeof detail === 'object') emit(name, detail);
    else if (link !== null) link.frame.style.height = `${detail}px`;
  }

  function unmount(): void {
    link?.close();
    link = null;
  }

  return {
    mount(place: HTMLElement): void {
      unmount();
      link = open(src, key, handleEvent, () => emit('loaderror', {}));
      link.frame.title = title;
      Object.assign(link.frame.style, style);
      place.replaceChildren(link.frame);
    },
    on: (name: string, listener: Listener) =>
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    off: (name: string, listener: Listener) => listeners.get(name)?.delete(listener),
    unmount,
    destroy: unmount,
    update: (): void => undefined,
    restyle,
    focus: () => void link?.ask('focus', null),
    link: () => link,
  };
}
