import type { i18n, TOptions } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { compiledTexts } from './compiled-texts';

/** Text of a key in the namespace; the key itself until loaded. */
export type Translate = (key: string, options?: TOptions) => string;

const known = new WeakMap<i18n, Map<string, Translate>>();

function makeTranslator(instance: i18n, namespace: string): Translate {
  const compiled = compiledTexts(instance, namespace);
  return (key, options) =>
    compiled(key, options) ?? instance.t(key, { ...options, ns: options?.ns ?? namespace });
}

/** Memoised `t` of a namespace, for the instance's life. */
export function translatorOf(instance: i18n, namespace: string): Translate {
  const ofInstance = known.get(instance) ?? new Map<string, Translate>();
  known.set(instance, ofInstance);
  const t = ofInstance.get(namespace) ?? makeTranslator(instance, namespace);
  ofInstance.set(namespace, t);
  return t;
}

/** Memoised `t`; react-i18next's new one each time is a fifth of rendering results. Throws outside its provider. */
export function useTranslation(namespace = 'common'): { t: Translate } {
  const context = useContext(I18nContext) as { i18n?: i18n } | undefined;
  if (context?.i18n === undefined)
    throw new Error('useTranslation needs an I18nextProvider around it');
  return { t: translatorOf(context.i18n, namespace) };
}
