import { OUR_SOURCES } from './pseudo-language';

it.each([
  ['/work/libs/domain/src/place-in.ts', true],
  ['/work/libs/remote-kit/src/host/hosted.tsx', true],
  ['/work/shell/src/app/messages.ts', true],
  ['/work/api/src/platform/texts/words.ts', true],
  ['/work/mfe-hotels/locales/en/featured.ts', true],
  ['/work/sandbox/src/stays/names.ts', false],
  ['/work/libs/ui/src/parts/field.module.css', false],
])('the tables of %s get the pseudo-language: %s', (file, isOurs) => {
  expect(OUR_SOURCES.test(file)).toBe(isOurs);
});
