import { diffOfReleases } from '@wayfare/releases/service/calls';
import { getConfig, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { readSession } from './api/cockpit-client';
import { openCockpit } from './testing/open-cockpit.fixture';
import { registryOf, SOME } from './testing/registry.fixture';
import { refusal, when } from './testing/service.fake';

async function expectSound(): Promise<void> {
  await getConfig().asyncWrapper(async () => {
    expect((await axe(document.body)).violations).toEqual([]);
  });
}

const RESUMED = [...SOME, { action: 'resume' as const, vertical: 'trains' }];
const both = { from: 1_000, to: 2_000 };
const diff = when(diffOfReleases, {
  vertical: 'hotels',
  from: '1.1.0',
  to: '1.2.0',
  routes: { added: ['map'], removed: [], changed: [] },
  slots: { added: [], removed: [], changed: [] },
  contract: { from: '4.1', to: '4.1' },
  imports: { added: [], removed: [] },
  bytes: { client: both, server: both, chunks: {} },
});

describe('The cockpit is sound to axe', () => {
  it.each([
    ['signing in', '/cockpit', [when(readSession, refusal('TOKEN'))]],
    ['the overview', '/cockpit', []],
    ['the overview in Dutch', '/cockpit/nl', []],
    ['a paused vertical', '/cockpit/verticals/trains', []],
    ['a comparison', '/cockpit/verticals/hotels/compare?from=1.1.0&to=1.2.0', [diff]],
    ['no page', '/cockpit/nowhere', []],
    [
      'a page that failed',
      '/cockpit/verticals/hotels/compare?from=1&to=2',
      [when(diffOfReleases, refusal('NOT_FOUND'))],
    ],
  ])('at %s', async (_what, path, answers) => {
    await openCockpit(path, { answers: [...registryOf(SOME).answers, ...answers] });
    await expectSound();
  });

  it('at a vertical without anything yet', async () => {
    await openCockpit('/cockpit', { answers: registryOf([]).answers });
    await expectSound();
  });

  it('at a vertical, with the question of each act open', async () => {
    const { user } = await openCockpit('/cockpit/verticals/hotels');
    for (const name of ['Roll back', 'Revoke a release', 'Pause']) {
      await user.click(screen.getByRole('button', { name }));
      await screen.findByRole('dialog');
      await expectSound();
      await user.click(screen.getByRole('button', { name: 'Back' }));
    }
  });

  it('at the questions about what waits', async () => {
    const { answers } = registryOf(RESUMED);
    const { user } = await openCockpit('/cockpit/verticals/trains', { answers });
    await user.click(screen.getByRole('button', { name: 'Promote what waits' }));
    await screen.findByRole('dialog');
    await expectSound();
  });
});
