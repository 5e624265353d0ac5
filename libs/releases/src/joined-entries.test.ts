import vm from 'node:vm';
import { joinedPath, joinEntries, parseJoinedPath } from './joined-entries';

const A = { name: 'alpha', version: '1.0.0-0a1b' };
const B = { name: 'beta', version: '2.0.0+build.7' };

it('gives the same releases one address, in whatever order, and knows them by it again', () => {
  const path = '/r/entries/alpha@1.0.0-0a1b,beta@2.0.0+build.7.js';
  expect([joinedPath([A, B]), joinedPath([B, A])]).toEqual([path, path]);
  expect(new URL(path, 'https://site.test').pathname).toBe(path);
  expect(parseJoinedPath(path)).toEqual([A, B]);
});

it.each([
  ['another order', '/r/entries/beta@1,alpha@1.js'],
  ['a vertical twice', '/r/entries/alpha@1,alpha@2.js'],
  ['the same twice', '/r/entries/alpha@1,alpha@1.js'],
  ['no version', '/r/entries/alpha.js'],
  ['no name', '/r/entries/@1.js'],
  ['nothing', '/r/entries/.js'],
  ['an empty part', '/r/entries/alpha@1,.js'],
  ['a way out of the folder', '/r/entries/alpha@../../x.js'],
  ['another ending', '/r/entries/alpha@1.css'],
  ['another folder', '/r/anothers/alpha@1.js'],
])('takes no address of %s', (_what, path) => {
  expect(parseJoinedPath(path)).toBeNull();
});

const code = (text: string) => Buffer.from(text);

it('runs each entry, in the order of their names, whatever one of them throws or ends with', () => {
  const ran: string[] = [];
  const reported: unknown[] = [];
  const page = {
    run: (name: string) => ran.push(name),
    reportError: (e: unknown) => reported.push(e),
  };
  const joined = joinEntries([
    { name: 'c', version: '1', code: code('run("c")') },
    { name: 'b', version: '1', code: code('run("b"); throw new Error("broken") // the end') },
    { name: 'a', version: '1', code: code('(()=>{"use strict";run("a")})()') },
  ]);
  vm.runInNewContext(joined.toString('utf8'), page);
  expect(ran).toEqual(['a', 'b', 'c']);
  expect(reported).toEqual([expect.objectContaining({ message: 'broken' })]);
});
