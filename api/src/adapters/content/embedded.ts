import { createHash } from 'node:crypto';
import { LANGUAGES } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import * as v from 'valibot';
import type { Content, ContentKind, ContentKinds, DraftKind, Entry } from '../../ports/content';
import { ContentFilesError, readContentFiles, splitFrontMatter } from './content-files';
import type { ContentFile } from './content-files';
import { placeholderIn } from './support-words';
import type { FillIn } from './support-words';
import { READERS } from './file-entries';

/* Markdown files read once, for a site without a content service (decision 0026). */

interface Stored<Attributes> extends Entry<Attributes> {
  /** folder that holds the translations of one entry */
  readonly key: string;
  readonly language: Language;
  readonly isDraft: boolean;
}

type Shelf<Attributes> = readonly Stored<Attributes>[];
type Store = { readonly [Kind in ContentKind]: Shelf<ContentKinds[Kind]> };

export const CONTENT_KINDS = [
  'articles',
  'destinations',
  'pages',
  'promos',
] as const satisfies readonly ContentKind[];

const FILE = /^([a-z]+)\/([a-z0-9-]+)\/([a-z]+(?:-[A-Z]+)?)\.md$/;

/** Hash of the path: ids are in URLs and must not depend on other files. */
function idOf(path: string): number {
  return createHash('sha256').update(path).digest().readUInt32BE() >>> 1;
}

function explain(path: string, error: unknown): string[] {
  if (!(error instanceof v.ValiError))
    return [`${path}: ${error instanceof Error ? error.message : String(error)}`];
  return error.issues.map(
    (issue: v.BaseIssue<unknown>) =>
      `${path}: ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`,
  );
}

interface Files {
  readonly files: readonly ContentFile[];
  readonly fillIn: FillIn;
}

function readShelf<Kind extends ContentKind>(
  kind: Kind,
  { files, fillIn }: Files,
  problems: string[],
): Stored<ContentKinds[Kind]>[] {
  return files.flatMap(({ path, text }) => {
    const [, folder, key = '', name] = FILE.exec(path) ?? [];
    if (folder !== kind) return [];
    const language = LANGUAGES.find((candidate) => candidate === name);
    try {
      if (language === undefined)
        throw new Error(`must be named ${LANGUAGES.map((each) => `${each}.md`).join(' or ')}`);
      const filled = fillIn(text, language);
      const unknown = placeholderIn(filled);
      if (unknown !== undefined) throw new Error(`${unknown}: there is no such placeholder`);
      const { data, markdown } = splitFrontMatter(filled);
      return [{ id: idOf(path), key, language, ...READERS[kind](data, markdown, language) }];
    } catch (error) {
      problems.push(...explain(path, error));
      return [];
    }
  });
}

function clashes(kind: ContentKind, shelf: Shelf<ContentKinds[ContentKind]>): string[] {
  const names = shelf.flatMap(({ id, key, language, attributes }) => [
    { name: `slug ${attributes.slug}`, key, language },
    { name: `id ${id}`, key, language },
    ...('countryCode' in attributes
      ? [{ name: `country ${attributes.countryCode}`, key, language }]
      : []),
  ]);
  const seen = new Map<string, string>();
  return names.flatMap(({ name, key, language }) => {
    const other = seen.get(`${language} ${name}`);
    seen.set(`${language} ${name}`, key);
    return other === undefined
      ? []
      : [`${kind}/${key}/${language}.md: ${name} is that of ${other} too`];
  });
}

function arranged<Attributes extends ContentKinds[ContentKind]>(
  shelf: Shelf<Attributes>,
): Shelf<Attributes> {
  const others = (entry: Stored<Attributes>) =>
    shelf.filter(
      ({ key, language, isDraft }) => key === entry.key && language !== entry.language && !isDraft,
    );
  return shelf
    .map((entry) => ({
      ...entry,
      attributes: {
        ...entry.attributes,
        localizations: {
          data: others(entry).map(({ id, attributes: { locale, slug } }) => ({
            id,
            attributes: { locale, slug },
          })),
        },
      },
    }))
    .sort(
      (a, b) =>
        b.attributes.publishedAt.localeCompare(a.attributes.publishedAt) ||
        a.key.localeCompare(b.key),
    );
}

function readStore(all: Files): Store {
  const problems = all.files
    .filter(({ path }) => !FILE.test(path))
    .map(({ path }) => `${path}: must lie in a folder of its own, as articles/<key>/en.md does`);
  const shelf = <Kind extends ContentKind>(kind: Kind): Shelf<ContentKinds[Kind]> => {
    const read = readShelf(kind, all, problems);
    problems.push(...clashes(kind, read));
    return arranged<ContentKinds[Kind]>(read);
  };
  const store: Store = {
    articles: shelf('articles'),
    destinations: shelf('destinations'),
    pages: shelf('pages'),
    promos: shelf('promos'),
  };
  if (problems.length > 0) throw new ContentFilesError(problems);
  return store;
}

const entryOf = <Attributes>({ id, attributes }: Stored<Attributes>): Entry<Attributes> => ({
  id,
  attributes,
});

/** Throws ContentFilesError naming each invalid file and field. */
export function embeddedContent(
  files: readonly ContentFile[],
  fillIn: FillIn = (text) => text,
): Content {
  const store = readStore({ files, fillIn });
  const published = <Kind extends ContentKind>(
    kind: Kind,
    language: Language,
  ): Shelf<ContentKinds[Kind]> =>
    store[kind].filter(
      (entry): entry is Stored<ContentKinds[Kind]> => entry.language === language && !entry.isDraft,
    );
  return {
    list: async (kind, language) => published(kind, language).map(entryOf),
    async find(kind, slug, language) {
      const found = published(kind, language).find(({ attributes }) => attributes.slug === slug);
      return found === undefined ? null : entryOf(found);
    },
    async article(id, language) {
      const named = LANGUAGES.flatMap((each) => published('articles', each)).find(
        (entry) => String(entry.id) === id,
      );
      const found =
        language === null
          ? named
          : published('articles', language).find(({ key }) => key === named?.key);
      return found === undefined ? null : entryOf(found);
    },
    async draft<Kind extends DraftKind>(kind: Kind, slug: string, language: Language) {
      const shelf: Shelf<ContentKinds[Kind]> = store[kind];
      const found = shelf.find(
        (entry) => entry.isDraft && entry.language === language && entry.attributes.slug === slug,
      );
      return found === undefined ? null : entryOf(found);
    },
  };
}

export async function embeddedContentIn(folder: string, fillIn?: FillIn): Promise<Content> {
  return embeddedContent(await readContentFiles(folder, CONTENT_KINDS), fillIn);
}
