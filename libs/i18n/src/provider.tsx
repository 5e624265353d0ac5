import type { i18n } from 'i18next';
import { createContext, type ReactNode } from 'react';

/** The instance that says a page's texts. */
export const InstanceContext = createContext<i18n | null>(null);

export interface I18nextProviderProps {
  i18n: i18n;
  children?: ReactNode;
}

/** Gives what is in it the texts of an instance. */
export function I18nextProvider({ i18n: instance, children }: I18nextProviderProps) {
  return <InstanceContext value={instance}>{children}</InstanceContext>;
}
