import { plainError } from './plain-error';

it('says file and line first, then what is wrong, and no stack of the compiler', () => {
  expect(
    plainError({
      moduleName: './mfe-alpha/src/remote.ts',
      message: `Module build failed (from ./node_modules/swc-loader/src/index.js):
Error:   \u001b[31m×\u001b[0m Expected ident
   ╭─[/work/mfe-alpha/src/remote.ts:3:1]
 1 │ const = 1;
   ╰────


Caused by:
    Syntax Error
Stack backtrace:
    at Compiler.transform (/work/node_modules/@swc/core/index.js:226:34)`,
    }),
  ).toBe(`mfe-alpha/src/remote.ts:3:1
× Expected ident
   ╭─[/work/mfe-alpha/src/remote.ts:3:1]
 1 │ const = 1;
   ╰────`);
});

it.each([
  [
    {
      moduleName: './a.ts',
      loc: '3:1-20',
      message: "Module not found: Error: Can't resolve './b'",
    },
    "a.ts:3:1-20\nModule not found: Error: Can't resolve './b'",
  ],
  [
    { moduleName: 'css-loader!./page.css', message: 'SyntaxError\n    at parse (x.js:1:1)' },
    'page.css\nSyntaxError',
  ],
  [{ message: 'Conflict: two files' }, 'Conflict: two files'],
])('%j reads %j', (error, text) => expect(plainError(error)).toBe(text));
