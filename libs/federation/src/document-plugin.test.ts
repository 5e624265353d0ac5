import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { DocumentPlugin } from './document-plugin';

const folder = mkdtempSync(path.join(tmpdir(), 'wayfare-document-'));
beforeAll(() => {
  writeFileSync(path.join(folder, 'main.js'), 'document.title = "built";\n');
  writeFileSync(
    path.join(folder, 'index.html'),
    '<html>\n  <head>\n    <title>Desk</title>\n  </head>\n  <body></body>\n</html>\n',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const build = (base?: string) =>
  new Promise<void>((resolve, reject) => {
    const compiler = webpack({
      mode: 'development',
      devtool: false,
      context: folder,
      entry: { main: './main.js' },
      output: { path: path.join(folder, 'dist'), filename: 'assets/[name].[contenthash:10].js' },
      plugins: [new DocumentPlugin(path.join(folder, 'index.html'), base)],
    });
    compiler.run((error, stats) =>
      compiler.close(() => (error === null && !stats?.hasErrors() ? resolve() : reject(error))),
    );
  });

it('writes a document with the files of its entry in the head, and nothing inline', async () => {
  await build();
  const [script] = readdirSync(path.join(folder, 'dist/assets'));
  expect(readFileSync(path.join(folder, 'dist/index.html'), 'utf8')).toBe(
    `<html>\n  <head>\n    <title>Desk</title>\n    <script src="/assets/${script}" defer></script>\n  </head>\n  <body></body>\n</html>\n`,
  );
});

it('names them below the path that they are served at', async () => {
  await build('/cockpit/');
  expect(readFileSync(path.join(folder, 'dist/index.html'), 'utf8')).toMatch(
    /<script src="\/cockpit\/assets\/main\.\w+\.js" defer>/,
  );
});
