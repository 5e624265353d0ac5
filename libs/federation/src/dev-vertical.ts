import { forLanguages } from '@wayfare/domain';
import type { Messages, Vertical } from '@wayfare/remote-kit';

export interface DevHost {
  say(vertical: string, language: string, messages: Messages): void;
  redraw(): void;
}

type Find<Part> = (vertical: Vertical) => (() => Promise<Part>) | undefined;

/** Proxy of a vertical that delegates to the newest code. `replace` resolves once drawn; rejects on failure. */
export function replaceableVertical(first: Vertical, host: () => DevHost | undefined) {
  let newest = first;
  const reloads = new Map<string, () => Promise<void>>();

  function part<Part extends object>(key: string, find: Find<Part>): () => Promise<Part> {
    let current: Part | undefined;
    const view = new Proxy({} as Part, {
      get: (_, name) => (current === undefined ? undefined : Reflect.get(current, name)),
      has: (_, name) => current !== undefined && Reflect.has(current, name),
    });
    const load = async () => {
      current = (await find(newest)?.()) ?? current;
    };
    return async () => {
      await load();
      reloads.set(key, load);
      return view;
    };
  }

  function texts(key: string, language: string, find: Find<{ default: Messages }>) {
    return async () => {
      const load = find(newest);
      if (load === undefined) throw new Error(`${newest.name} has no texts for ${key}`);
      reloads.set(`${key} ${language}`, async () => {
        const messages = await find(newest)?.();
        if (messages !== undefined) host()?.say(newest.name, language, messages.default);
      });
      return load();
    };
  }

  const each = <From, To>(from: Readonly<Record<string, From>>, make: (name: string) => To) =>
    Object.fromEntries(Object.keys(from).map((name) => [name, make(name)]));
  const spoken = (key: string, find: (vertical: Vertical) => Vertical['messages'] | undefined) =>
    forLanguages((language) =>
      texts(key, language, (vertical) => find(vertical)?.[language]),
    ) satisfies Vertical['messages'];

  const vertical: Vertical = {
    name: first.name,
    routes: each(first.routes, (name) => part(`route ${name}`, ({ routes }) => routes[name])),
    slots: each(first.slots, (id) => part(`slot ${id}`, ({ slots }) => slots[id])),
    messages: spoken('all', ({ messages }) => messages),
    partMessages: each(first.partMessages ?? {}, (name) =>
      spoken(name, ({ partMessages }) => partMessages?.[name]),
    ),
  };

  return {
    vertical,
    async replace(next: Vertical): Promise<void> {
      newest = next;
      await Promise.all([...reloads.values()].map((reload) => reload()));
      host()?.redraw();
    },
  };
}
