import type { FrameLink, openFrame } from './frame-link';
import type { FrameEvent, FrameOptions } from './messages';

export type Listener = (event: object) => void;

interface ElementOptions {
  src: string;
  key: string;
  title: string;
  look: () => FrameOptions;
}

/** One Payment Element: a frame with card fields, in Stripe.js's shape. */
export function createCardElement(
  open: typeof openFrame,
  { src, key, title, look }: ElementOptions,
) {
  const START_HEIGHT = '176px';
  const listeners = new Map<string, Set<Listener>>();
  let link: FrameLink | null = null;

  function emit(name: string, detail: object = {}): void {
    for (const listener of listeners.get(name) ?? [])
      listener({ elementType: 'payment', ...detail });
  }

  /** The first colour behind the frame: a frame without one is judged, and printed, as white. */
  function backdrop(): { colorBackdrop?: string } {
    let behind = link?.frame.parentElement ?? null;
    while (behind !== null) {
      const colour = getComputedStyle(behind).backgroundColor;
      if (colour !== '' && !/^rgba\(.*, 0\)$|^transparent$/.test(colour))
        return { colorBackdrop: colour };
      behind = behind.parentElement;
    }
    return {};
  }

  const restyle = () => void link?.ask('setUp', { look: { ...look().look, ...backdrop() } });

  function handleEvent({ name, detail }: FrameEvent): void {
    if (name === 'height') {
      if (link !== null && typeof detail === 'number') link.frame.style.height = `${detail}px`;
      return;
    }
    if (name === 'ready') restyle();
    if (name !== 'change') {
      emit(name);
      return;
    }
    const { type, isEmpty, isComplete } = detail as {
      type: string;
      isEmpty: boolean;
      isComplete: boolean;
    };
    emit('change', {
      empty: isEmpty,
      complete: isComplete,
      collapsed: false,
      value: { type },
    });
  }

  function unmount(): void {
    link?.close();
    link = null;
  }

  const element = {
    mount(target: string | HTMLElement): void {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (place === null)
        throw new Error(
          `The selector you specified (${String(target)}) applies to no DOM elements that are currently on the page.`,
        );
      unmount();
      emit('loaderstart');
      link = open(src, key, handleEvent, () =>
        emit('loaderror', {
          error: {
            type: 'api_connection_error',
            message: 'The payment fields could not be loaded.',
          },
        }),
      );
      link.frame.title = title;
      Object.assign(link.frame.style, {
        display: 'block',
        width: '100%',
        height: START_HEIGHT,
        border: '0',
        colorScheme: 'light',
      });
      place.replaceChildren(link.frame);
    },
    on(name: string, listener: Listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
      return element;
    },
    once(name: string, listener: Listener) {
      const single: Listener = (event) => {
        element.off(name, single);
        listener(event);
      };
      return element.on(name, single);
    },
    off(name: string, listener?: Listener) {
      if (listener === undefined) listeners.delete(name);
      else listeners.get(name)?.delete(listener);
      return element;
    },
    unmount,
    destroy: unmount,
    update: (): void => undefined,
    collapse: (): void => undefined,
    restyle,
    focus: () => void link?.ask('focus', null),
    blur: () => void link?.ask('blur', null),
    clear: () => void link?.ask('clear', null),
    link: () => link,
  };
  return element;
}
