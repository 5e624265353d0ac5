import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { laterPart } from './later-part';

type Props = { name: string };
const There = ({ name }: Props) => <p>{name}</p>;
const lost = new Error('Loading chunk 1 failed.');

async function show(Part: ComponentType<Props>): Promise<unknown[]> {
  const told: unknown[] = [];
  const hear = ({ error }: ErrorEvent) => void told.push(error);
  window.addEventListener('error', hear);
  await act(async () => {
    render(
      <Suspense fallback="…">
        the page <Part name="the part" />
      </Suspense>,
    );
  });
  window.removeEventListener('error', hear);
  return told;
}

it('comes when its code is there', async () => {
  expect(await show(laterPart(() => Promise.resolve(There)))).toEqual([]);
  expect(screen.getByText('the part')).toBeVisible();
});

it.each<[string, ComponentType<Props> | undefined]>([
  ['nothing', undefined],
  ['what is there without it', () => <p>by hand</p>],
])('leaves the page and %s where its code is lost, and tells of it', async (_what, without) => {
  expect(await show(laterPart<Props>(() => Promise.reject(lost), without))).toEqual([lost]);
  expect(screen.getByText(/the page/)).toBeVisible();
  expect(screen.queryAllByText('by hand')).toHaveLength(without === undefined ? 0 : 1);
});
