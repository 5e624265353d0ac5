import { flightSearch } from '@wayfare/api-contract';
import {
  expectAccessible,
  FIXED_NOW,
  hangingAnswer,
  networkFailure,
  standStill,
  wireError,
} from '@wayfare/testing';
import { act, screen } from '@testing-library/react';
import { pagedSearch, pageOf } from '../testing/offers';
import { ONE_WAY, open, cards, status, many, THREE } from '../testing/results-page';

standStill();

/** Also time-outs stand still, until a test lets time pass. */
function fakeTimeouts(): void {
  jest.useRealTimers();
  jest.useFakeTimers({
    now: Date.parse(FIXED_NOW),
    doNotFake: [
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  });
}

const passes = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('a search that waits or fails', () => {
  it('is there at once with places for the flights, and can be cancelled', async () => {
    const { view } = await open(ONE_WAY, hangingAnswer());
    expect(
      screen.getByRole('heading', { level: 1, name: 'Amsterdam (AMS) to Barcelona (BCN)' }),
    ).toBeVisible();
    expect(status()).toContain('Looking for flights…');
    expect(screen.getByRole('link', { name: 'Cancel the search' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/flights\?trip=one_way&from=AMS/),
    );
    await expectAccessible(view.container);
  });

  it('offers to change it after ten seconds, and says after thirty that it takes too long', async () => {
    fakeTimeouts();
    await open(ONE_WAY, hangingAnswer());
    await passes(9_900);
    expect(screen.queryByText('This takes longer than usual')).not.toBeInTheDocument();
    await passes(200);
    expect(screen.getByText('This takes longer than usual')).toBeVisible();
    // a call's time begins when it is sent, and its end has some way to the page
    await passes(20_000);
    await passes(5_000);
    expect(screen.getByRole('alert')).toHaveTextContent('The airlines take too long to answer.');
  });

  it('offers what there is after thirty seconds, and goes on looking', async () => {
    fakeTimeouts();
    await open(ONE_WAY, async (request) => {
      if (request.after === '25') await new Promise((resolve) => setTimeout(resolve, 20_000));
      return request.after === '50' ? hangingAnswer() : pagedSearch(many(60))(request);
    });
    await passes(20_100);
    expect(screen.getByText('50 flights so far, still looking…')).toBeVisible();
    expect(screen.queryByText('There are 50 flights so far')).not.toBeInTheDocument();
    await passes(10_000);
    expect(screen.getByText('There are 50 flights so far')).toBeVisible();
    expect(cards()).toHaveLength(25);
  });

  it.each<[() => Response | ReturnType<typeof networkFailure>, string]>([
    [
      () => wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' }),
      'The supplier of flights gives no answer right now.',
    ],
    [
      () => wireError(504, { code: 'SUPPLIER_TIMEOUT', message: 'x' }),
      'The airlines take too long to answer.',
    ],
    [
      () => wireError(404, { code: 'UNKNOWN_PROVIDER', message: 'x' }),
      'There is no supplier of flights with this name.',
    ],
    [() => networkFailure(), 'The server has an error, please, try it again later'],
    [
      () => wireError(500, { code: 'SERVER_ERROR', message: 'x' }),
      'Something went wrong on our side.',
    ],
  ])('says why, keeps the search and tries again', async (failure, message) => {
    let fails = true;
    const { user, wire } = await open(ONE_WAY, () => (fails ? failure() : pageOf(THREE)));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(wire.requestsTo(flightSearch())).toHaveLength(1);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('3 flights found', { ignore: '[aria-hidden]' });
    expect(wire.requestsTo(flightSearch())).toHaveLength(2);
  });

  it('ERR-07 says that the API can’t use it, with the form', async () => {
    const { user } = await open(
      ONE_WAY,
      wireError(400, { code: 'INVALID_REQUEST', message: 'x', field: 'slices.0.origin' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Search data not valid');
    await user.click(
      screen.getAllByRole('button', { name: 'Change this search' })[0] ?? document.body,
    );
    expect(screen.getByLabelText('From')).toHaveFocus();
  });
});
