import { createMemoryRouter, RouterProvider } from '@wayfare/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { passOn, type PassedOn } from './pass-on';
import { ShareButton } from './share-button';

const WHAT: PassedOn = { title: 'A', text: 'A in words', url: 'https://site.test/a?x=1' };
const abort = new DOMException('closed', 'AbortError');
const refused = new DOMException('no', 'NotAllowedError');

type Answer = 'yes' | Error;

/** A device with these: what is left out it does not have. */
function device(has: { share?: Answer; canShare?: boolean; clipboard?: Answer }) {
  const answer = (given: Answer) =>
    jest.fn(() => (given === 'yes' ? Promise.resolve() : Promise.reject(given)));
  const share = answer(has.share ?? 'yes');
  const writeText = answer(has.clipboard ?? 'yes');
  const set = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  set('share', has.share === undefined ? undefined : share);
  set('canShare', has.canShare === undefined ? undefined : () => has.canShare);
  set('clipboard', has.clipboard === undefined ? undefined : { writeText });
  return { share, writeText };
}

it.each<[string, Parameters<typeof device>[0], string, number, number]>([
  ['a share sheet', { share: 'yes', clipboard: 'yes' }, 'shared', 1, 0],
  ['a share sheet that is closed', { share: abort, clipboard: 'yes' }, 'gaveUp', 1, 0],
  ['a share sheet that refuses', { share: refused, clipboard: 'yes' }, 'copied', 1, 1],
  ['one that takes no links', { share: 'yes', canShare: false, clipboard: 'yes' }, 'copied', 0, 1],
  ['one that takes this', { share: 'yes', canShare: true }, 'shared', 1, 0],
  ['a clipboard alone', { clipboard: 'yes' }, 'copied', 0, 1],
  ['a clipboard that refuses', { clipboard: refused }, 'failed', 0, 1],
  ['neither', {}, 'failed', 0, 0],
])('with %s', async (_what, has, outcome, shares, copies) => {
  const { share, writeText } = device(has);
  expect(await passOn(WHAT)).toBe(outcome);
  expect([share.mock.calls, writeText.mock.calls]).toEqual([
    Array.from({ length: shares }, () => [WHAT]),
    Array.from({ length: copies }, () => [WHAT.url]),
  ]);
});

it('copies the words where there is no address', async () => {
  const { writeText } = device({ clipboard: 'yes' });
  await passOn({ title: 'A', text: 'A in words' });
  expect(writeText).toHaveBeenCalledWith('A in words');
});

const pageOf = (path: string) => (
  <RouterProvider
    router={createMemoryRouter(
      [{ path: '*', element: <ShareButton title="A" text="A in words" href={`${path}?x=1`} /> }],
      { initialEntries: [path] },
    )}
  />
);

describe('the button', () => {
  it.each([
    ['/a', 'Share', 'Link copied'],
    ['/nl/a', 'Delen', 'Link gekopieerd'],
  ])('says at %s that the link is copied, each time it is', async (path, name, told) => {
    const user = userEvent.setup();
    const { writeText } = device({ clipboard: 'yes' });
    render(pageOf(path));
    const button = await screen.findByRole('button', { name });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(button);
    expect(await screen.findByText(told)).toBeVisible();
    await user.click(button);
    expect(await screen.findByText(told)).toBeVisible();
    expect(writeText.mock.calls).toEqual([
      [`http://localhost${path}?x=1`],
      [`http://localhost${path}?x=1`],
    ]);
  });

  it('says nothing when the share sheet is closed', async () => {
    const { share } = device({ share: abort, clipboard: 'yes' });
    render(pageOf('/a'));
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      title: 'A',
      text: 'A in words',
      url: 'http://localhost/a?x=1',
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the link to be copied by hand where the browser does not copy', async () => {
    const user = userEvent.setup();
    device({ clipboard: refused });
    render(pageOf('/a'));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await user.click(field);
    expect(field).toHaveValue('http://localhost/a?x=1');
    expect(field).toHaveAttribute('readonly');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is sent as its room, with nothing to press', () => {
    const sent = document.createElement('div');
    sent.innerHTML = renderToString(pageOf('/nl/a'));
    expect(sent.querySelector('.place')).toBeEmptyDOMElement();
  });
});
