import pino from 'pino';
import { refreshCatalogue } from './catalogue-refresh';

const log = pino({ level: 'silent' });
const times = { retryMs: 1, longestRetryMs: 2, everyMs: 1 };

describe('The refresh of the catalogue', () => {
  it('tries again until the supplier is there', async () => {
    let tries = 0;
    const job = refreshCatalogue(
      async () => {
        tries += 1;
        if (tries < 4) throw new Error('away');
      },
      log,
      times,
    );
    await job.first;
    await job.stop();
    expect(tries).toBeGreaterThanOrEqual(4);
  });

  it('stops only when the refresh that runs is over', async () => {
    let finished = false;
    const job = refreshCatalogue(
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        finished = true;
      },
      log,
      times,
    );
    await job.stop();
    expect(finished).toBe(true);
  });
});
