/* `npx nx g @wayfare/workspace:vertical cars`: a vertical from the templates beside. */
const { execFileSync } = require('node:child_process');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { asJson, fill, fillFor } = require('./fill.cjs');
const { namesOf } = require('./names.cjs');
const { folderOf, foldersOf, verticalNames } = require('../verticals.cjs');

const FILES = path.join(__dirname, 'files');
const TEMPLATE = '.template';
/** Texts of languages without templates. */
const FALLBACK = 'en';
const CODEOWNERS = '.github/CODEOWNERS';

const templatesIn = (folder) =>
  readdirSync(path.join(FILES, folder), { recursive: true })
    .filter((file) => file.endsWith(TEMPLATE))
    .map((file) => ({
      file: file.slice(0, -TEMPLATE.length),
      text: readFileSync(path.join(FILES, folder, file), 'utf8'),
    }));

function languageFacts(root) {
  const { require: load } = require('tsx/cjs/api');
  const { LANGUAGES, LANGUAGE_FACTS } = load(
    path.join(root, 'libs/domain/src/language.ts'),
    __filename,
  );
  return Object.fromEntries(LANGUAGES.map((language) => [language, LANGUAGE_FACTS[language]]));
}

function cataloguesOf(names) {
  return names.languages.map((language) => {
    const own = `locales/${language.lang}`;
    const folder = existsSync(path.join(FILES, own)) ? own : `locales/${FALLBACK}`;
    return {
      lang: language.lang,
      files: templatesIn(folder).map(({ file, text }) => ({
        file,
        text: fillFor(text, names, language),
      })),
    };
  });
}

function nextOrder(root) {
  const orders = verticalNames(root).flatMap((vertical) => {
    const file = path.join(root, folderOf(vertical), 'vertical.json');
    const { slots = [] } = JSON.parse(readFileSync(file, 'utf8'));
    return slots.filter(({ id }) => id === 'home.search/v1').map(({ order }) => order);
  });
  return Math.max(0, ...orders) + 1;
}

/** CODEOWNERS line after the other verticals'. */
function withOwner(text, { name }) {
  const line = `/${folderOf(name)}/`.padEnd(18) + `@wayfare/${name}`;
  const lines = text.split('\n');
  const last = lines.findLastIndex((other) => other.startsWith(`/${folderOf('')}`));
  return lines.toSpliced(last + 1, 0, line).join('\n');
}

function filesOf(names, root) {
  const folders = foldersOf(names.name);
  const catalogues = cataloguesOf(names);
  const texts = Object.fromEntries(
    catalogues.map(({ lang, files }) => [
      lang,
      Object.assign({}, ...files.map(({ text }) => JSON.parse(text))),
    ]),
  );
  const values = { ...names, order: nextOrder(root) };
  const once = Object.entries(folders).flatMap(([kind, folder]) =>
    templatesIn(kind).map(({ file, text }) => {
      const filled = fill(text, values, texts);
      return [
        path.posix.join(folder, fillFor(file, names, {})),
        file.endsWith('.json') ? asJson(filled) : filled,
      ];
    }),
  );
  const ofLanguages = catalogues.flatMap(({ lang, files }) => {
    const lists = files.map(({ file }) => file.replace('.json', ''));
    const imports = lists.map((list) => `import ${list} from './${lang}/${list}.json';`);
    const list = `${imports.join('\n')}\n\nexport default { ${lists.map((each) => `...${each}`).join(', ')} };\n`;
    return [
      [`${folders.app}/locales/${lang}.ts`, list],
      ...files.map(({ file, text }) => [`${folders.app}/locales/${lang}/${file}`, text]),
    ];
  });
  return [...once, ...ofLanguages];
}

/** Writes into Nx's tree; the returned function runs afterwards. */
module.exports = async function generate(tree, options) {
  const names = namesOf(options, languageFacts(tree.root));
  const taken = Object.values(foldersOf(names.name)).filter((folder) => tree.exists(folder));
  if (taken.length > 0) throw new Error(`there is a ${taken[0]} already`);
  const files = filesOf(names, tree.root);
  for (const [file, text] of files) tree.write(file, text);
  tree.write(CODEOWNERS, withOwner(tree.read(CODEOWNERS, 'utf8'), names));
  return () =>
    execFileSync(
      process.execPath,
      [
        path.resolve(__dirname, '../../node_modules/oxfmt/bin/oxfmt'),
        ...files.map(([file]) => file),
      ],
      { cwd: tree.root, stdio: ['ignore', 'ignore', 'pipe'] },
    );
};
