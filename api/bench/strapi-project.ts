/* Writes a small Strapi 5 project with the content types of docs/content.md and the small content of the tests:
   `TSX_TSCONFIG_PATH=tsconfig.base.json node --import tsx api/bench/strapi-project.ts <folder>`. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strapiSeed } from '../test/fakes/strapi/strapi-seed';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the new project.');

const PICTURE = 'docs/picture-of-the-site.webp';

function write(file: string, content: string | object): void {
  const target = path.join(String(folder), file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(
    target,
    typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
  );
}

const localized = (attribute: object) => ({
  ...attribute,
  pluginOptions: { i18n: { localized: true } },
});
const common = {
  title: localized({ type: 'string', required: true }),
  slug: localized({ type: 'string', required: true }),
  teaser: localized({ type: 'text', required: true }),
  body: localized({ type: 'richtext' }),
};
const cover = { type: 'media', multiple: false, allowedTypes: ['images'] };
const json = { type: 'json' };
const blocks = {
  type: 'dynamiczone',
  components: ['shared.rich-text', 'shared.letters', 'shared.media', 'shared.quote'],
  pluginOptions: { i18n: { localized: true } },
};
const COMPONENTS = {
  'rich-text': { body: { type: 'richtext' } },
  letters: { content: { type: 'blocks' } },
  media: { file: { type: 'media', multiple: false, allowedTypes: ['images'] } },
  quote: { title: { type: 'string' }, body: { type: 'text' } },
} as const;
const KINDS = {
  article: {
    ...common,
    blocks,
    cover,
    topic: {
      type: 'enumeration',
      enum: ['cities', 'trains', 'coast', 'nature', 'food', 'practical'],
    },
    countries: json,
  },
  destination: {
    ...common,
    blocks,
    cover,
    countryCode: { type: 'string' },
    bestMonths: json,
    bestTime: localized({ type: 'text' }),
    facts: localized(json),
    highlights: localized(json),
  },
  page: { ...common, blocks, metaTitle: localized({ type: 'string' }), topics: localized(json) },
  promo: { ...common, cover, link: localized(json), until: { type: 'date' } },
} as const;

for (const [kind, attributes] of Object.entries(KINDS)) {
  const uid = `api::${kind}.${kind}`;
  write(`src/api/${kind}/content-types/${kind}/schema.json`, {
    kind: 'collectionType',
    collectionName: `${kind}s`,
    info: { singularName: kind, pluralName: `${kind}s`, displayName: kind },
    options: { draftAndPublish: true },
    pluginOptions: { i18n: { localized: true } },
    attributes,
  });
  for (const [part, factory] of [
    ['controllers', 'createCoreController'],
    ['services', 'createCoreService'],
    ['routes', 'createCoreRouter'],
  ] as const) {
    write(
      `src/api/${kind}/${part}/${kind}.js`,
      `module.exports = require('@strapi/strapi').factories.${factory}('${uid}');\n`,
    );
  }
}

for (const [name, attributes] of Object.entries(COMPONENTS)) {
  write(`src/components/shared/${name}.json`, {
    collectionName: `components_shared_${name.replace('-', '_')}`,
    info: { displayName: name },
    options: {},
    attributes,
  });
}

write('package.json', {
  name: 'wayfare-content',
  version: '1.0.0',
  private: true,
  scripts: { start: 'strapi start' },
  dependencies: {
    '@strapi/strapi': '5.54.0',
    '@strapi/plugin-users-permissions': '5.54.0',
    'better-sqlite3': '12.4.1',
    react: '18.3.1',
    'react-dom': '18.3.1',
    'react-router-dom': '6.30.1',
    'styled-components': '6.1.19',
  },
});
write(
  'config/admin.js',
  "module.exports = { serveAdminPanel: false, auth: { secret: 'a-test' }, apiToken: { salt: 'a-test' }, transfer: { token: { salt: 'a-test' } }, secrets: { encryptionKey: 'a-test-key-of-thirty-two-letters' } };\n",
);
write('config/api.js', 'module.exports = { rest: { defaultLimit: 25, maxLimit: 100 } };\n');
write(
  'config/database.js',
  "module.exports = { connection: { client: 'sqlite', connection: { filename: '.tmp/data.db' }, useNullAsDefault: true } };\n",
);
write(
  'config/middlewares.js',
  `module.exports = ${JSON.stringify(['logger', 'errors', 'security', 'cors', 'query', 'body', 'session', 'favicon', 'public'].map((name) => `strapi::${name}`))};\n`,
);
write(
  'config/plugins.js',
  "module.exports = { 'users-permissions': { config: { jwtSecret: 'a-test' } } };\n",
);
write(
  'config/server.js',
  "module.exports = { host: '127.0.0.1', port: Number(process.env.PORT ?? 1337), app: { keys: ['a-test'] } };\n",
);
mkdirSync(path.join(folder, 'public/uploads'), { recursive: true });
copyFileSync(PICTURE, path.join(folder, 'cover.webp'));
write('seed.json', strapiSeed());
write(
  'src/index.js',
  `const { copyFileSync, statSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const seed = require('../seed.json');

const uidOf = (kind) => \`api::\${kind.slice(0, -1)}.\${kind.slice(0, -1)}\`;

/* A token may read, written to token.txt; two languages; the entries of seed.json, published in their order. */
async function fill(strapi) {
  const { accessKey } = await strapi.service('admin::api-token').create({ name: 'wayfare', description: '', type: 'read-only', lifespan: null });
  writeFileSync(path.join(__dirname, '../token.txt'), accessKey);
  await strapi.plugin('i18n').service('locales').create({ code: 'nl', name: 'Dutch (nl)' });
  // uploading takes the file away
  copyFileSync(path.join(__dirname, '../cover.webp'), path.join(__dirname, '../cover-copy.webp'));
  const file = path.join(__dirname, '../cover-copy.webp');
  const [picture] = await strapi.plugin('upload').service('upload').upload({ data: { fileInfo: { alternativeText: 'A drawing' } }, files: { filepath: file, originalFilename: 'cover.webp', mimetype: 'image/webp', size: statSync(file).size } });
  const documents = new Map();
  for (const { kind, key, locale, isDraft, coverAlt, fields } of seed) {
    const withPicture = (part) => (part.__component === 'shared.media' ? { ...part, file: picture.id } : part);
    const data = { ...fields, ...(fields.blocks === undefined ? {} : { blocks: fields.blocks.map(withPicture) }), ...(coverAlt === null ? {} : { cover: picture.id }) };
    const status = isDraft ? 'draft' : 'published';
    const known = documents.get(\`\${kind}/\${key}\`);
    if (known === undefined) documents.set(\`\${kind}/\${key}\`, (await strapi.documents(uidOf(kind)).create({ locale, status, data })).documentId);
    else await strapi.documents(uidOf(kind)).update({ documentId: known, locale, status, data });
  }
  console.log('filled');
}

module.exports = {
  async bootstrap({ strapi }) {
    if ((await strapi.db.query(uidOf('articles')).count()) === 0) await fill(strapi);
  },
};
`,
);
