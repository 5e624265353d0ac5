import { followedBlocks, unseenIn } from './followed-page';

const PAGE = `# Page

\`\`\`sh
not followed
\`\`\`

\`\`\`ini file=/etc/one.env
A=1
\`\`\`

Then:

\`\`\`sh run as=postgres
echo one
echo two
\`\`\`

\`\`\`text seen
one
t…o
\`\`\`

\`\`\`sh run
true
\`\`\`
`;

it('reads files, lines for a shell, and what is seen then', () => {
  expect(followedBlocks(PAGE)).toEqual([
    { line: 8, file: '/etc/one.env', text: 'A=1\n', seen: [] },
    { line: 14, as: 'postgres', text: 'echo one\necho two\n', seen: ['one', 't…o'] },
    { line: 24, text: 'true\n', seen: [] },
  ]);
});

it('refuses something seen of nothing that ran', () => {
  expect(() => followedBlocks('```ini file=/a\nA=1\n```\n\n```text seen\nb\n```\n')).toThrow(
    'line 6: nothing was run before',
  );
});

it.each([
  ['one\nabc…', 'one\nabcd', []],
  ['a…c', 'say abbc now', []],
  ['a.c', 'abc', ['a.c']],
  ['one\ntwo', 'two', ['one']],
])('of %j, %j lacks %j', (seen, output, lacking) => {
  expect(unseenIn(output, seen.split('\n'))).toEqual(lacking);
});
