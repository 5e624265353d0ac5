import { flightSearch } from '@wayfare/api-contract';
import { hangingAnswer, standStill, wireError } from '@wayfare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { pagedSearch } from '../testing/offers';
import { ONE_WAY, open, parameter, cards, status, many } from '../testing/results-page';

standStill();

describe('flight results', () => {
  it('FLT-18 stream in by pages of one search, and show 25 cards at a time', async () => {
    const { user, address, wire, router } = await open(
      `${ONE_WAY}&sort=cheapest`,
      pagedSearch(many(60)),
    );
    await screen.findByText('60 flights found', { ignore: '[aria-hidden]' });
    expect(
      wire
        .requestsTo(flightSearch())
        .map(({ page_size, after, offer_request }) => [page_size, after, offer_request]),
    ).toEqual([
      [25, null, null],
      [25, '25', 'orq_1'],
      [25, '50', 'orq_1'],
    ]);
    expect(cards()).toHaveLength(25);
    await user.click(screen.getByRole('link', { name: 'Show more flights' }));
    await waitFor(() => expect(cards().length).toBe(50));
    expect(parameter(address(), 'page')).toBe('2');
    await user.click(screen.getByRole('link', { name: 'Show more flights' }));
    await waitFor(() => expect(cards().length).toBe(60));
    expect(screen.queryByRole('link', { name: 'Show more flights' })).not.toBeInTheDocument();
    await act(() => router.navigate('/flights'));
    await act(() => router.navigate(-1));
    expect(cards()).toHaveLength(60);
    expect(wire.requestsTo(flightSearch())).toHaveLength(3);
  });

  it('says how many there are so far, stops when asked to, and goes on from there', async () => {
    let hangs = true;
    const { user, wire } = await open(ONE_WAY, (request) =>
      hangs && request.after === '25' ? hangingAnswer() : pagedSearch(many(60))(request),
    );
    expect(await screen.findByText('25 flights so far, still looking…')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Flights' })).toHaveAttribute('aria-busy', 'true');
    expect(status()).toContain('The first flights are here, still looking…');
    await user.click(screen.getByRole('button', { name: 'Stop looking' }));
    expect(
      await screen.findByText('Stopped at 25 flights', { ignore: '[aria-hidden]' }),
    ).toBeInTheDocument();
    hangs = false;
    await user.click(screen.getByRole('button', { name: 'Go on looking' }));
    await screen.findByText('60 flights found', { ignore: '[aria-hidden]' });
    expect(wire.requestsTo(flightSearch()).map(({ after }) => after)).toEqual([
      null,
      '25',
      '25',
      '50',
    ]);
  });

  it('keep what has come when a further page fails, and try it again', async () => {
    let fails = true;
    const { user } = await open(ONE_WAY, (request) =>
      request.after === '25' && fails
        ? wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' })
        : pagedSearch(many(30))(request),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The rest of the flights could not be loaded',
    );
    expect(cards()).toHaveLength(25);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('30 flights found', { ignore: '[aria-hidden]' });
  });
});
