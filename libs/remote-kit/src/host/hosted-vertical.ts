import type { Language } from '@wayfare/domain';
import type { I18nByLanguage } from '@wayfare/i18n';
import type { VerticalManifest } from '../manifest';
import type { PageModule } from '../page';
import type { LazyMessages, SlotModule, Vertical } from '../vertical';
import { loadable, type Loadable } from './loadable';
import { RemoteError } from './remote-error';
import { withFreshChunk } from './refetch';
import { CODE_RETRY, retrying, type RetryPolicy } from './retrying';

export interface HostedVerticalOptions {
  manifest: VerticalManifest;
  /** fetches the vertical's `./routes` module; called again after a failure */
  load: () => Promise<Vertical>;
  /** fetches the last good release, which stands in for a part that the present one can't bring */
  lastGood?: (() => Promise<Vertical>) | undefined;
  i18n: I18nByLanguage;
  retry?: RetryPolicy;
}

/** A vertical inside a host: its manifest at once, its code when asked for, every part retryable by itself. */
export class HostedVertical {
  readonly manifest: VerticalManifest;
  readonly #vertical: Loadable<Vertical>;
  readonly #lastGood: Loadable<Vertical> | null;
  readonly #spoken = new WeakMap<Vertical, Set<LazyMessages[Language]>>();
  readonly #parts = new Map<string, Loadable<unknown>>();
  readonly #i18n: I18nByLanguage;
  readonly #policy: RetryPolicy;

  constructor({ manifest, load, lastGood, i18n, retry = CODE_RETRY }: HostedVerticalOptions) {
    this.manifest = manifest;
    this.#i18n = i18n;
    this.#policy = retry;
    this.#vertical = loadable(load);
    this.#lastGood = lastGood === undefined ? null : loadable(lastGood);
  }

  get name(): string {
    return this.manifest.name;
  }

  /** A page with its translations, ready to render. */
  page(route: string, language: Language): Loadable<PageModule> {
    return this.#part(`page ${route} ${language}`, async (vertical) => {
      const [module] = await Promise.all([
        this.#code(vertical.routes[route], `route ${route}`),
        this.#messages(vertical, language, route),
      ]);
      return module;
    });
  }

  /** A slot's component with its translations. */
  slot(id: string, language: Language): Loadable<SlotModule> {
    return this.#part(`slot ${id} ${language}`, async (vertical) => {
      const [module] = await Promise.all([
        this.#code(vertical.slots[id], `slot ${id}`),
        this.#messages(vertical, language, id),
      ]);
      return module;
    });
  }

  #part<T>(key: string, load: (vertical: Vertical) => Promise<T>): Loadable<T> {
    const known = this.#parts.get(key);
    if (known !== undefined) return known as Loadable<T>;
    const part = loadable(async () => {
      try {
        return await load(await this.#vertical.retry());
      } catch (error) {
        return this.#fromLastGood(load, error);
      }
    });
    this.#parts.set(key, part);
    return part;
  }

  /** The same part of the last good release; when that can't be had either, the first failure is the one to tell. */
  async #fromLastGood<T>(load: (vertical: Vertical) => Promise<T>, cause: unknown): Promise<T> {
    if (this.#lastGood === null) throw new RemoteError(this.name, cause);
    try {
      return await load(await this.#lastGood.retry());
    } catch {
      throw new RemoteError(this.name, cause);
    }
  }

  async #code<T>(load: (() => Promise<T>) | undefined, what: string): Promise<T> {
    if (load === undefined) throw new Error(`${this.name} brings no ${what}`);
    return retrying(() => withFreshChunk(load), this.#policy);
  }

  /** Texts of two releases can meet in one page; those that came first stay. */
  async #messages(vertical: Vertical, language: Language, part: string): Promise<void> {
    const spoken = this.#spoken.get(vertical) ?? new Set();
    this.#spoken.set(vertical, spoken);
    const load = vertical.partMessages?.[part] ?? vertical.messages;
    if (spoken.has(vertical.messages[language]) || spoken.has(load[language])) return;
    const messages = await retrying(() => withFreshChunk(load[language]), this.#policy);
    this.#i18n[language].addResourceBundle(language, this.name, messages.default, true, false);
    spoken.add(load[language]);
  }
}
