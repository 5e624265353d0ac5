import { ApiError } from '@wayfare/api-client';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InVertical } from '../testing/in-vertical';
import { ChangeGone, QuotedChange } from './quoted-change';

const refetch = jest.fn(() => Promise.resolve());
const forget = jest.fn();
const failed = (code: string) => new ApiError({ statusCode: 502, code, message: code });

interface Asked {
  data?: string;
  error?: Error;
  isFetching?: boolean;
}

const show = ({ data, error = undefined, isFetching = false }: Asked) =>
  render(
    <InVertical>
      <QuotedChange
        quote={{ data, error: error ?? null, isFetching, refetch }}
        gone={
          <ChangeGone
            title="Sold out"
            text="Nothing has changed"
            again={{ href: '/again', label: 'Look again', forget }}
          />
        }
        unchanged="Nothing has changed"
        pricing="Asking for the price"
        others={{ href: '/others', label: 'Other flights' }}
      >
        {(quote) => <p>{quote}</p>}
      </QuotedChange>
    </InVertical>,
  );

describe('the price of a change', () => {
  it.each([
    ['is asked for', { isFetching: true }, 'Asking for the price', false],
    ['is asked for again', { error: failed('TIMEOUT'), isFetching: true }, 'Asking', false],
    ['is shown', { data: 'EUR 20' }, 'EUR 20', true],
    ['could not be asked for', { error: failed('SERVER_ERROR') }, 'Nothing has changed', true],
    ['is that of a choice which is gone', { error: failed('OFFER_EXPIRED') }, 'Sold out', false],
  ])('%s', (_, asked: Asked, said, hasOthers) => {
    show(asked);
    expect(screen.getByText(new RegExp(said))).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Other flights' })).toHaveLength(
      hasOthers ? 1 : 0,
    );
  });

  it('is asked for again by a press', async () => {
    show({ error: failed('SERVER_ERROR') });
    await userEvent.setup().click(screen.getByRole('button'));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('leads to a fresh list where the choice is gone', async () => {
    show({ error: failed('NOT_FOUND') });
    await userEvent.setup().click(screen.getByRole('link', { name: 'Look again' }));
    expect(forget).toHaveBeenCalledTimes(1);
  });
});
