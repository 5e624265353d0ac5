import { expectAccessible, fakeWire, renderRoute } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

it.each([
  ['/data-sources', 'Data sources'],
  ['/nl/databronnen', 'Databronnen'],
])('%s names the sources and says what is invented', async (path, heading) => {
  const { view } = await renderRoute(vertical, manifest, path, { wire: fakeWire([]) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  for (const name of ['GeoNames', 'GSHHG (Wessel and Smith, 1996)'])
    expect(screen.getByRole('link', { name })).toBeVisible();
  await expectAccessible(view.container);
});
