import { useLocation } from '@wayfare/router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createKeptSearch } from './kept-search';
import { SearchBar } from './search-bar';
import { renderIn } from './testing/render-in.fixture';
import { useSearchForm, type SearchProduct } from './use-search-form';

interface Search {
  to: string;
}

const remembered: string[] = [];
const PRODUCT: SearchProduct<Search> = {
  empty: { to: '' },
  toQuery: ({ to }) => new URLSearchParams({ to }),
  findProblems: ({ to }) => (to === '' ? [{ field: 'to', code: 'to' }] : []),
  resultsPath: (language, query) => `/${language}/found${query === undefined ? '' : `?${query}`}`,
  kept: createKeptSearch<Search>({
    saved: 'searchFlights',
    draft: 'draft.flights',
    read: (value) =>
      typeof value === 'object' && value !== null && 'to' in value && typeof value.to === 'string'
        ? { to: value.to }
        : null,
  }),
  remember: ({ to }) => void remembered.push(to),
  idOf: (field) => `id-${field}`,
};

function Form({ fromUrl, isStart }: { fromUrl: Search | null; isStart?: boolean }) {
  const { pathname, search } = useLocation();
  const { values, change, errorOf, frame } = useSearchForm(PRODUCT, (key) => key, {
    fromUrl,
    ...(isStart === undefined ? {} : { isStart }),
  });
  return (
    <>
      <SearchBar {...frame} label="Search" submitLabel="Go">
        <label>
          To
          <input
            id={frame.idOf('to')}
            value={values.to}
            onChange={({ target }) => change({ to: target.value })}
          />
        </label>
        <p>{errorOf('to')}</p>
      </SearchBar>
      <p>{`at ${pathname}${search}`}</p>
    </>
  );
}

const to = () => screen.getByLabelText('To');

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  remembered.length = 0;
});

describe('a search form', () => {
  it('keeps what is sent for the next start and goes to its results', async () => {
    const user = userEvent.setup();
    renderIn(<Form fromUrl={null} />);
    expect(screen.getByRole('form', { name: 'Search' })).toHaveAttribute('action', '/en/found');
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(screen.getAllByText('errors.to')).not.toHaveLength(0);
    await user.type(to(), 'BCN');
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(await screen.findByText('at /en/found?to=BCN')).toBeVisible();
    expect(remembered).toEqual(['BCN']);
    expect(PRODUCT.kept.restore('', false)).toEqual({ to: 'BCN' });
  });

  it('starts with the last search, or with what was typed since', async () => {
    const user = userEvent.setup();
    PRODUCT.kept.save({ to: 'LIS' });
    const { unmount } = renderIn(<Form fromUrl={null} />);
    expect(to()).toHaveValue('LIS');
    await user.type(to(), 'BON');
    unmount();
    renderIn(<Form fromUrl={null} />);
    expect(to()).toHaveValue('LISBON');
  });

  it.each([
    ['says what is wrong with the search of the URL', undefined, 1],
    ['says nothing of it where the search starts', true, 0],
  ])('%s', (_, isStart, said) => {
    PRODUCT.kept.save({ to: 'LIS' });
    renderIn(<Form fromUrl={{ to: '' }} {...(isStart === undefined ? {} : { isStart })} />);
    expect(to()).toHaveValue('');
    expect(screen.queryAllByText('errors.to')).toHaveLength(said);
  });
});
