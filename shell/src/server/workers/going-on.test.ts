import { PassThrough, Readable } from 'node:stream';
import { goingOn } from './going-on';
import { ThreadEnded } from './render-thread';

const ended = new ThreadEnded('exit 1', 'beta@1.0.0');

/** What is read of a page of which `sent` came before its worker ended. */
async function read(sent: readonly string[], again: () => Promise<Buffer | Readable>, why = ended) {
  const first = new PassThrough();
  for (const part of sent) first.write(part);
  const page = goingOn(first, again);
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

it('fails as the page fails when it is not its worker that ended', async () => {
  const odd = new Error('odd') as ThreadEnded;
  await expect(read(['<p>one'], () => pieces('<p>one<p>two'), odd)).rejects.toThrow('odd');
});
