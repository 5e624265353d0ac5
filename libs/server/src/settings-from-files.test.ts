import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { settingsFromFiles } from './settings-from-files';

const folder = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
function fileWith(text: string): string {
  const file = path.join(folder, String(Math.random()));
  writeFileSync(file, text);
  return file;
}
const NAMES = ['TOKEN', 'KEY', 'LOG', 'LOG_FILE'];

describe('Settings from files', () => {
  it.each([
    ['without its last line break', 'secret\n', 'secret'],
    ['of another system', 'secret\r\n', 'secret'],
    ['with the line breaks within', 'BEGIN\nabc\nEND\n', 'BEGIN\nabc\nEND'],
    ['with its blanks', ' secret ', ' secret '],
  ])('are what the file says, %s', (_what, text, expected) => {
    const { values, problems } = settingsFromFiles({ TOKEN_FILE: fileWith(text) }, NAMES);
    expect([values['TOKEN'], problems]).toEqual([expected, []]);
  });

  it.each([
    ['the variable itself', { TOKEN: 'secret' }, 'secret'],
    ['nothing, for an empty variable', { TOKEN: '', TOKEN_FILE: '' }, undefined],
    ['a name that ends so by itself', { LOG_FILE: '/nowhere' }, undefined],
    ['a name that nobody knows', { OTHER_FILE: '/nowhere' }, undefined],
  ])('leave %s', (_what, given, expected) => {
    const { values, problems } = settingsFromFiles(given, NAMES);
    expect([values['TOKEN'], problems]).toEqual([expected, []]);
  });

  it.each([
    ['is missing', '/nowhere/token', 'TOKEN_FILE must name a file that can be read (ENOENT)'],
    ['is a folder', folder, 'TOKEN_FILE must name a file that can be read (EISDIR)'],
    ['is empty', fileWith('\n'), 'TOKEN_FILE must name a file that is not empty'],
  ])('tell of a file that %s', (_what, file, problem) => {
    expect(settingsFromFiles({ TOKEN_FILE: file }, NAMES).problems).toEqual([problem]);
  });

  it('tell of a variable that is set twice, and of every other problem', () => {
    const given = { TOKEN: 'secret', TOKEN_FILE: fileWith('other'), KEY_FILE: '/nowhere' };
    expect(settingsFromFiles(given, NAMES).problems).toEqual([
      'TOKEN and TOKEN_FILE must not both be set',
      'KEY_FILE must name a file that can be read (ENOENT)',
    ]);
  });
});
