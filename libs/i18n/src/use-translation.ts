import type { i18n, TOptions } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { compiledTexts } from './compiled-texts';

/** The text of a key in the namespace that was asked for; the key itself while its messages are not there. */
export type Translate = (key: string, options?: TOptions) => string;

const known = new WeakMap<i18n, Map<string, Translate>>();

function makeTranslator(instance: i18n, namespace: string): Translate {
  const compiled = compiledTexts(instance, namespace);
  return (key, options) =>
    compiled(key, options) ?? instance.t(key, { ...options, ns: options?.ns ?? namespace });
}

/** `t` for the texts of one namespace in an instance's language: the same function for as long as the instance lives. */
export function translatorOf(instance: i18n, namespace: string): Translate {
  const ofInstance = known.get(instance) ?? new Map<string, Translate>();
  known.set(instance, ofInstance);
  const t = ofInstance.get(namespace) ?? makeTranslator(instance, namespace);
  ofInstance.set(namespace, t);
  return t;
}

/**
 * `t` for the texts of one namespace in the page's language. The same function for the life of the instance, as an
 * instance never changes its language (see `createI18n`); react-i18next's own hook makes a new one in each component,
 * a fifth of the time that a page of results takes to render. Throws outside an `I18nextProvider`.
 */
export function useTranslation(namespace = 'common'): { t: Translate } {
  const context = useContext(I18nContext) as { i18n?: i18n } | undefined;
  if (context?.i18n === undefined)
    throw new Error('useTranslation needs an I18nextProvider around it');
  return { t: translatorOf(context.i18n, namespace) };
}
