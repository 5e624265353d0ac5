import { untranslated } from './untranslated';

const found = (html: string, data: readonly string[] = []) => {
  document.body.innerHTML = `<main>${html}</main>`;
  return untranslated({ root: 'main', data });
};

it.each([
  ['<p>Hello</p>', ['p: Hello']],
  ['<p>[Ĥéļļö öñ]</p>', []],
  ['<p>[Ĥöţéļš îñ <b>Paris</b> áñđ ñéáŕ öñé]</p>', ['b: Paris']],
  ['<p>[Ĥöţéļš îñ Paris öñé]</p>', []],
  ['<p>[Öñ [Áûĝûšţ] öñé] Total</p>', ['p: [Öñ [Áûĝûšţ] öñé] Total']],
  ['<p>1’200·00 €</p>', []],
  ['<input placeholder="Where to?" aria-label="[Ŵĥéŕé öñ]">', ['input placeholder: Where to?']],
  ['<option value="NL">Netherlands</option><option value="fair">Fair</option>', ['option: Fair']],
  ['<a lang="nl">Nederlands</a>', []],
  ['<script>const words = 1;</script>', []],
])('of %s it finds %j', (html, expected) => expect(found(html)).toEqual(expected));

it('leaves what suppliers say', () =>
  expect(found('<h3 class="name">Hotel Sol</h3><h3>Rooms</h3>', ['.name'])).toEqual(['h3: Rooms']));
