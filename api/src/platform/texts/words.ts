import type { Language } from '@wayfare/domain';
import { createInstance, type i18n } from 'i18next';
import { readCatalogue, type Catalogue, type KeyOf, type Namespace } from './catalogues';

export type Values = Readonly<Record<string, string | number>>;

export type Words<Key extends string> = (key: Key, values?: Values) => string;

type Read = (namespace: Namespace) => Catalogue;

function instanceFor(language: Language): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    ns: [],
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => '',
  });
  return instance;
}

function createTranslator(language: Language, read: Read) {
  const instance = instanceFor(language);
  const known = new Map<string, Words<string>>();
  const make = (namespaces: readonly Namespace[]): Words<string> => {
    for (const name of namespaces)
      if (!instance.hasResourceBundle(language, name))
        instance.addResourceBundle(language, name, read(name));
    const t = instance.getFixedT(language, namespaces);
    // a search says the same few texts thousands of times
    const plain = new Map<string, string>();
    return (key, values) => {
      if (values !== undefined) return t(key, values);
      const said = plain.get(key) ?? t(key);
      plain.set(key, said);
      return said;
    };
  };
  return (namespaces: readonly Namespace[]): Words<string> => {
    const name = namespaces.join(' ');
    const words = known.get(name) ?? make(namespaces);
    known.set(name, words);
    return words;
  };
}

const translators = new Map<Language, ReturnType<typeof createTranslator>>();

/** Replaces the language's files by `read`. */
export function speakFrom(language: Language, read: Read): void {
  translators.set(language, createTranslator(language, read));
}

/** The first namespace that has a key wins. */
export function wordsOf<Name extends Namespace>(
  language: Language,
  ...namespaces: readonly Name[]
): Words<KeyOf<Name>> {
  if (!translators.has(language))
    speakFrom(language, (namespace) => readCatalogue(language, namespace));
  const words = translators.get(language)?.(namespaces);
  if (words === undefined) throw new Error(`there are no texts in ${language}`);
  return words;
}
