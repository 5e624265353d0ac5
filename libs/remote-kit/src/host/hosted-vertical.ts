import { DEFAULT_LANGUAGE, LANGUAGE_FACTS, type Language } from '@wayfare/domain';
import type { I18nByLanguage } from '@wayfare/i18n';
import type { VerticalManifest } from '../manifest';
import type { PageModule } from '../page';
import type { LazyMessages, Messages, SlotModule, Vertical } from '../vertical';
import type { Limits } from './first-useful';
import type { Failure } from './host-context';
import { loadCode } from './load-code';
import { loadable, type Loadable } from './loadable';
import { createPart, type Part } from './part';
import { CODE_RETRY, type RetryPolicy } from './retrying';

export interface HostedVerticalOptions {
  manifest: VerticalManifest;
  load: () => Promise<Vertical>;
  /** imports the last good release, fallback of a failed part */
  lastGood?: (() => Promise<Vertical>) | undefined;
  onStandIn?: ((failure: Failure) => void) | undefined;
  i18n: I18nByLanguage;
  retry?: RetryPolicy;
  limits?: Limits | null | undefined;
  /** milliseconds since the document's request for a part that starts now */
  waited?: (() => number) | undefined;
}

function standIn(texts: Messages, say: (english: string) => string): Messages {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? say(text) : standIn(text, say),
    ]),
  );
}

function loadIn(texts: Partial<LazyMessages>, language: Language): LazyMessages[Language] {
  const own = texts[language];
  if (own !== undefined) return own;
  return async () => {
    const english = (await texts[DEFAULT_LANGUAGE]?.()) ?? { default: {} };
    const { standIn: say } = LANGUAGE_FACTS[language];
    return say === undefined ? english : { default: standIn(english.default, say) };
  };
}

/** A vertical inside a host: manifest at once, code on demand, each part retryable by itself. */
export class HostedVertical {
  readonly manifest: VerticalManifest;
  readonly #options: HostedVerticalOptions;
  readonly #vertical: Loadable<Vertical>;
  readonly #lastGood: Loadable<Vertical> | null;
  readonly #spoken = new WeakMap<LazyMessages, Set<Language>>();
  readonly #parts = new Map<string, Part<unknown>>();
  readonly #policy: RetryPolicy;

  constructor(options: HostedVerticalOptions) {
    const { manifest, load, lastGood, retry = CODE_RETRY } = options;
    this.manifest = manifest;
    this.#options = options;
    this.#policy = retry;
    this.#vertical = loadable(load);
    this.#lastGood = lastGood === undefined ? null : loadable(lastGood);
  }

  get name(): string {
    return this.manifest.name;
  }

  page(route: string, language: Language): Part<PageModule> {
    return this.#part('route', route, language, ({ routes }) => routes[route]);
  }

  slot(id: string, language: Language): Part<SlotModule> {
    return this.#part('slot', id, language, ({ slots }) => slots[id]);
  }

  #part<T>(
    kind: 'route' | 'slot',
    where: string,
    language: Language,
    codeIn: (vertical: Vertical) => (() => Promise<T>) | undefined,
  ): Part<T> {
    const key = `${kind} ${language} ${where}`;
    const known = this.#parts.get(key);
    if (known !== undefined) return known as Part<T>;
    const from = async (release: Loadable<Vertical>) => {
      const vertical = await release.retry();
      const code = codeIn(vertical);
      if (code === undefined) throw new Error(`${this.name} brings no ${kind} ${where}`);
      const [module] = await Promise.all([
        loadCode(code, this.#policy),
        this.#messages(vertical, language, where),
      ]);
      return module;
    };
    const { onStandIn, limits, waited } = this.#options;
    const lastGood = this.#lastGood;
    const part = createPart({
      vertical: this.name,
      live: () => from(this.#vertical),
      lastGood: lastGood === null ? null : () => from(lastGood),
      onStandIn: (error) => onStandIn?.({ vertical: this.name, where, error }),
      limits,
      waited,
    });
    this.#parts.set(key, part);
    return part;
  }

  /** two releases may share a page: the first texts stay */
  async #messages(vertical: Vertical, language: Language, part: string): Promise<void> {
    const isSpoken = (texts: LazyMessages) => this.#spoken.get(texts)?.has(language) === true;
    const texts = vertical.partMessages?.[part] ?? vertical.messages;
    if (isSpoken(vertical.messages) || isSpoken(texts)) return;
    const messages = await loadCode(loadIn(texts, language), this.#policy);
    this.#options.i18n[language].addResourceBundle(
      language,
      this.name,
      messages.default,
      true,
      false,
    );
    this.#spoken.set(texts, (this.#spoken.get(texts) ?? new Set<Language>()).add(language));
  }
}
