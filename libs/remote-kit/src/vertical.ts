import type { Language } from '@wayfare/domain';
import type { ComponentType } from 'react';
import type { PageModule } from './page';

export interface SlotModule {
  /** gets what the page that owns the slot passes on */
  Component: ComponentType<SlotProps>;
}

export interface SlotProps {
  language: Language;
  /** tells the page that owns the slot numbers that it shows, such as how many entries there are for each filter */
  report?: ((numbers: Readonly<Record<string, number>>) => void) | undefined;
  /** what the page that owns the slot says of its place, such as the country that it is about */
  params?: Readonly<Record<string, string>> | undefined;
}

export type Messages = { [key: string]: string | Messages };

/** Translations of a vertical's own namespace (its name), per language. */
export type LazyMessages = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

/** What `./routes` exposes: a page for each route and a component for each slot of vertical.json, all lazy. */
export interface Vertical {
  readonly name: string;
  readonly routes: Readonly<Record<string, () => Promise<PageModule>>>;
  readonly slots: Readonly<Record<string, () => Promise<SlotModule>>>;
  /** all that its pages and slots say */
  readonly messages: LazyMessages;
  /** what a route or a slot, by its name, says and needs no more than: loaded in place of `messages` */
  readonly partMessages?: Readonly<Record<string, LazyMessages>> | undefined;
}

/** Declares a vertical; a page module is typed by its own loader, so the table takes any. */
export function defineVertical(vertical: {
  name: string;
  routes: Record<string, () => Promise<unknown>>;
  slots?: Record<string, () => Promise<SlotModule>>;
  messages: LazyMessages;
  partMessages?: Record<string, LazyMessages>;
}): Vertical {
  return { slots: {}, ...vertical, routes: vertical.routes as Vertical['routes'] };
}
