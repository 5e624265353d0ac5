import type { Language } from '@wayfare/domain';
import type { ComponentType } from 'react';
import type { PageModule } from './page';

export interface SlotModule {
  Component: ComponentType<SlotProps>;
}

export interface SlotProps {
  language: Language;
  /** numbers for the owning page, such as counts by filter */
  report?: ((numbers: Readonly<Record<string, number>>) => void) | undefined;
  /** context from the owning page, such as its country */
  params?: Readonly<Record<string, string>> | undefined;
}

export type Messages = { [key: string]: string | Messages };

export type LazyMessages = Readonly<Record<Language, () => Promise<{ default: Messages }>>>;

/** What `./routes` exposes: lazy pages and slot components of vertical.json. */
export interface Vertical {
  readonly name: string;
  readonly routes: Readonly<Record<string, () => Promise<PageModule>>>;
  readonly slots: Readonly<Record<string, () => Promise<SlotModule>>>;
  readonly messages: LazyMessages;
  /** by route or slot: loaded in place of `messages` */
  readonly partMessages?: Readonly<Record<string, LazyMessages>> | undefined;
}

/** Declares a vertical; page modules are typed by their own loaders. */
export function defineVertical(vertical: {
  name: string;
  routes: Record<string, () => Promise<unknown>>;
  slots?: Record<string, () => Promise<SlotModule>>;
  messages: LazyMessages;
  partMessages?: Record<string, LazyMessages>;
}): Vertical {
  return { slots: {}, ...vertical, routes: vertical.routes as Vertical['routes'] };
}
