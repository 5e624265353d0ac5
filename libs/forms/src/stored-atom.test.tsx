import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { object, pipe, transform } from 'valibot';
import { listOf, NamedSchema, storedAtom, TextSchema } from './index';

const EMPTY = { from: '', others: [] };
const trip = storedAtom({
  key: 'draft.flights',
  schema: object({ from: TextSchema, others: listOf(NamedSchema) }),
  empty: EMPTY,
});

function From() {
  return <p>{`from ${trip.use().from}`}</p>;
}

beforeEach(() => window.sessionStorage.clear());

describe('state that the browser keeps', () => {
  it('is there for loaders and for components, which follow each change', () => {
    render(<From />);
    expect(screen.getByText('from')).toBeVisible();
    act(() => trip.write({ from: 'AMS', others: [] }));
    expect(screen.getByText('from AMS')).toBeVisible();
    expect(trip.read()).toEqual({ from: 'AMS', others: [] });
    act(() => trip.forget());
    expect(screen.getByText('from')).toBeVisible();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('follows what another tab writes', () => {
    render(<From />);
    window.sessionStorage.setItem('draft.flights', '{"from":"BCN"}');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'draft.flights' })));
    expect(screen.getByText('from BCN')).toBeVisible();
  });

  it('renders who looks at a part of it when that part changes', () => {
    const rendered = jest.fn();
    function IsKnown() {
      rendered();
      return <p>{trip.useSelected(({ from }) => (from === '' ? 'nowhere' : 'known'))}</p>;
    }
    render(<IsKnown />);
    act(() => trip.write({ from: 'A', others: [] }));
    expect(screen.getByText('known')).toBeVisible();
    rendered.mockClear();
    act(() => trip.write({ from: 'AM', others: [] }));
    expect(rendered).not.toHaveBeenCalled();
    act(() => trip.forget());
    expect(screen.getByText('nowhere')).toBeVisible();
  });

  it('renders who looks at a list in it when what the list says changes', () => {
    const rendered = jest.fn();
    function Others() {
      rendered();
      return <p>{`${trip.useSelected(({ others }) => others.slice(0, 1)).length} more`}</p>;
    }
    render(<Others />);
    act(() => trip.write({ from: '', others: [{ to: 'BCN' }] }));
    expect(screen.getByText('1 more')).toBeVisible();
    rendered.mockClear();
    act(() => trip.write({ from: 'AMS', others: [{ to: 'BCN' }, { to: 'LIS' }] }));
    expect(rendered).not.toHaveBeenCalled();
    act(() => trip.forget());
    expect(screen.getByText('0 more')).toBeVisible();
    expect(renderToString(createElement(Others))).toBe('<p>0 more</p>');
  });

  it('is parsed once for all who read it, and read anew when it was forgotten without it', () => {
    const parsed = jest.fn();
    const counted = storedAtom({
      key: 'draft.contact',
      schema: pipe(
        object({ from: TextSchema }),
        transform((value) => {
          parsed();
          return value;
        }),
      ),
      empty: { from: '' },
    });
    counted.write({ from: 'AMS' });
    expect([counted.read(), counted.read()]).toEqual([{ from: 'AMS' }, { from: 'AMS' }]);
    expect(parsed).toHaveBeenCalledTimes(1);
    window.sessionStorage.clear();
    expect(counted.read()).toEqual({ from: '' });
  });

  it('is empty on the server', () => {
    window.sessionStorage.setItem('draft.flights', '{"from":"BCN"}');
    expect(renderToString(createElement(From))).toBe('<p>from </p>');
  });

  it.each([
    ['nothing', 'null', EMPTY],
    ['rubbish', '{', EMPTY],
    ['a text', '"AMS"', EMPTY],
    [
      'an older one',
      '{"from":7,"others":[1,{"to":"BCN"},[]],"more":1}',
      { ...EMPTY, others: [{ to: 'BCN' }] },
    ],
  ])('takes %s for what fits of it', (_, kept, expected) => {
    window.sessionStorage.setItem('draft.flights', kept);
    expect(trip.read()).toEqual(expected);
  });
});
