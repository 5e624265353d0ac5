import { act, render, screen } from '@testing-library/react';
import { deferred, Later, reviveDeferred } from './deferred';

const streamed = (id: string, value: unknown) => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = `deferred-${id}`;
  script.textContent = JSON.stringify([value]);
  document.body.append(script);
  return script;
};

afterEach(() => document.body.replaceChildren());

it('shows what the server streamed at once, without a waiting state', async () => {
  streamed('s7', { price: 12 });
  const seen: string[] = [];
  await act(async () => {
    render(
      <Later
        value={reviveDeferred<{ price: number }>('s7')}
        fallback={<i ref={() => void seen.push('waiting')} />}
      >
        {({ price }) => <p>{price} euro</p>}
      </Later>,
    );
  });
  expect(screen.getByText('12 euro')).toBeVisible();
  expect(seen).toEqual([]);
});

it('keeps what was streamed when the part is shown anew, and hands out the same object', async () => {
  const script = streamed('s8', { price: 12 });
  const { promise } = reviveDeferred<{ price: number }>('s8');
  const first = await promise;
  script.remove();
  expect(await promise).toBe(first);
});

it('waits for what the server has not streamed yet when the part is drawn anew before that', async () => {
  const reading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const view = await act(async () =>
    render(
      <Later value={reviveDeferred<{ price: number }>('s9')} fallback="one moment">
        {({ price }) => <p>{price} euro</p>}
      </Later>,
    ),
  );
  expect(view.container).toHaveTextContent('one moment');
  const script = streamed('s9', { price: 12 });
  // as React's own script does with a part that nobody waits for any more
  queueMicrotask(() => script.remove());
  expect(await screen.findByText('12 euro')).toBeVisible();
  reading.mockRestore();
});

it('waits for the rest of what the browser has read only a beginning of', async () => {
  const reading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const script = streamed('s10', { price: 12 });
  const [beginning, rest] = ['[{"pri', 'ce":12}]'];
  const text = document.createTextNode(beginning);
  script.replaceChildren(text);
  const view = await act(async () =>
    render(
      <Later value={reviveDeferred<{ price: number }>('s10')} fallback="one moment">
        {({ price }) => <p>{price} euro</p>}
      </Later>,
    ),
  );
  expect(view.container).toHaveTextContent('one moment');
  text.appendData(rest);
  expect(await screen.findByText('12 euro')).toBeVisible();
  reading.mockRestore();
});

it('waits for a part that this browser asked for itself, and writes no data element for it', async () => {
  let arrive: (text: string) => void = () => undefined;
  const value = deferred(new Promise<string>((resolve) => (arrive = resolve)));
  const view = await act(async () =>
    render(
      <Later value={value} fallback="one moment">
        {(text) => <p>{text}</p>}
      </Later>,
    ),
  );
  expect(view.container).toHaveTextContent('one moment');
  await act(async () => arrive('here'));
  expect(view.container).toHaveTextContent('here');
  expect(view.container.querySelector('script')).toBeNull();
});
