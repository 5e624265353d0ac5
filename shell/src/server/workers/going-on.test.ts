import { PassThrough, Readable } from 'node:stream';
import { goingOn } from './going-on';
import { ThreadEnded } from './render-thread';

const ended = new ThreadEnded('exit 1', 'beta@1.0.0', false);

/** What is read of a page of which `sent` came before its worker ended. */
async function read(
  sent: readonly string[],
  again: () => Promise<Buffer | Readable>,
  why: Error = ended,
  onCut: (error: unknown) => void = () => undefined,
) {
  const first = new PassThrough();
  for (const part of sent) first.write(part);
  const page = goingOn(first, again, onCut);
  let html = '';
  page.on('data', (part: Buffer) => {
    html += part.toString();
    if (html === sent.join('')) first.destroy(why);
  });
  await new Promise((resolve, reject) => page.once('end', resolve).once('error', reject));
  return html;
}

const pieces = (...parts: string[]) =>
  Promise.resolve(Readable.from(parts.map((part) => Buffer.from(part))));

it.each([
  ['cut as before', () => pieces('<p>one', '<p>two', '<p>three</html>')],
  ['cut otherwise', () => pieces('<p', '>one<p>tw', 'o<p>three', '</html>')],
  ['whole', () => Promise.resolve(Buffer.from('<p>one<p>two<p>three</html>'))],
])('goes on with the page made again, %s', async (_how, again) => {
  expect(await read(['<p>one', '<p>two'], again)).toBe('<p>one<p>two<p>three</html>');
});

it.each([
  ['comes out otherwise', () => pieces('<p>one', '<p>2', '<p>three</html>')],
  ['is shorter', () => pieces('<p>one')],
  ['can not be made', () => Promise.reject(ended)],
])('ends the document when the page made again %s', async (_how, again) => {
  expect(await read(['<p>one', '<p>two'], again)).toBe('<p>one<p>two</body></html>');
});

it('goes on as far as the page made again comes, when its worker ends too', async () => {
  async function* cut() {
    yield Buffer.from('<p>one<p>tw');
    yield Buffer.from('o<p>thr');
    await Promise.reject(ended);
  }
  const again = () => Promise.resolve(Readable.from(cut()));
  expect(await read(['<p>one'], again)).toBe('<p>one<p>two<p>thr</body></html>');
});

it('ends the document when the page fails half-way, and says why', async () => {
  const told: unknown[] = [];
  const late = new Error('its time was over');
  const again = () => pieces('<p>one<p>two');
  const html = await read(['<p>one'], again, late, (error) => told.push(error));
  expect(html).toBe('<p>one</body></html>');
  expect(told).toEqual([late]);
});

it('fails as the page fails before its first byte', async () => {
  const first = new PassThrough();
  const again = () => pieces('<p>one<p>two');
  const page = goingOn(first, again, () => undefined).resume();
  first.destroy(new Error('odd'));
  await expect(new Promise((_, reject) => page.once('error', reject))).rejects.toThrow('odd');
});
