import type { Language } from '@wayfare/domain';
import { createInstance, type i18n } from 'i18next';
import { readCatalogue, type Catalogue, type KeyOf, type Namespace } from './catalogues';

/** What a text mentions, by name; `count` chooses its plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** Says a text in the language that it was asked for in. */
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

/** One i18next instance of a language, which reads a namespace when it is first asked for. */
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

/** Has a language say what `read` gives instead of the files of its folder. */
export function speakFrom(language: Language, read: Read): void {
  translators.set(language, createTranslator(language, read));
}

/** The texts of namespaces in a language; of a key that several have, the text of the first. */
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
