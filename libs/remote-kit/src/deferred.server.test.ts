import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';
import { deferred, isDeferred, Later, type Deferred } from './deferred';

/** The stream's pieces, until its end. */
function stream<T extends string>(value: Deferred<T>): { pieces: string[]; ended: Promise<void> } {
  const pieces: string[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        pieces.push(chunk.toString());
        done();
      },
    });
    sink.on('finish', resolve);
    const later = createElement(Later<T>, {
      value,
      fallback: 'waiting',
      children: (text: T) => createElement('p', null, `came: ${text.length}`),
    });
    const { pipe } = renderToPipeableStream(createElement('main', null, later), {
      onShellReady: () => pipe(sink),
      onShellError: reject,
    });
  });
  return { pieces, ended };
}

it('NFR: sends the page at once and the part that takes longer after it, in the same answer', async () => {
  let arrive: (text: string) => void = () => undefined;
  const { pieces, ended } = stream(deferred(new Promise<string>((resolve) => (arrive = resolve))));
  await new Promise(setImmediate);
  expect(pieces.join('')).toContain('waiting');
  expect(pieces.join('')).not.toContain('came');
  arrive('slowly');
  await ended;
  expect(pieces.join('')).toContain('came: 6');
});

it('sends the data beside its HTML; nothing in a value can end the script element', async () => {
  const value = deferred(Promise.resolve('</script><script>alert(1)</script><!--'));
  const { pieces, ended } = stream(value);
  await ended;
  const html = pieces.join('');
  expect(html).toContain(`id="deferred-${value.deferred}"`);
  expect(html).not.toContain('<script>alert(1)');
  const sent = /application\/json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(sent)).toEqual(['</script><script>alert(1)</script><!--']);
});

it.each([
  [deferred(Promise.resolve(1)), true],
  [{ deferred: 's1' }, true],
  [{ deferred: 1 }, false],
  [null, false],
  ['deferred', false],
])('%j is deferred: %s', (value, expected) => expect(isDeferred(value)).toBe(expected));

it('gives each deferred part an id of its own', () => {
  expect(deferred(Promise.resolve(1)).deferred).not.toBe(deferred(Promise.resolve(1)).deferred);
});
