import { axe } from 'jest-axe';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Cell } from './cell';
import { renderIn } from './testing/render-in.fixture';
import { SearchBar } from './search-bar';
import { SearchPanel, type SearchPanelHandle } from './search-panel';

/** A screen that is as narrow as a phone's, or not. */
function screenIs(isNarrow: boolean): void {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: isNarrow, addEventListener() {}, removeEventListener() {} }),
  });
}
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

const show = () => {
  const ref = createRef<SearchPanelHandle>();
  const page = renderIn(
    <>
      <p>Results</p>
      <div>
        <SearchPanel ref={ref} summary="Amsterdam to Paris, 14 January" brief="14 Jan">
          <SearchBar
            label="Search"
            action="/results"
            idOf={(field) => field}
            errors={[]}
            refusals={0}
            summaryTitle={() => ''}
            submitLabel="Search"
            onLeave={() => undefined}
            onSubmit={() => undefined}
          >
            <Cell>
              <label>
                To <input name="to" />
              </label>
            </Cell>
          </SearchBar>
        </SearchPanel>
      </div>
    </>,
  );
  return { ref, ...page };
};
const results = () => screen.getByText('Results');

it('opens at its first field for who wants to change the search', async () => {
  screenIs(false);
  const { ref, container } = show();
  expect(screen.getByLabelText('To')).not.toBeVisible();
  await act(async () => {
    ref.current?.open();
    // the browser tells of an opened disclosure later
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByLabelText('To')).toHaveFocus();
  expect(results()).not.toHaveAttribute('inert');
  expect((await axe(container)).violations).toEqual([]);
});

it('takes the whole of a narrow screen, with the rest out of reach until Escape closes it', async () => {
  screenIs(true);
  const { container } = show();
  const line = container.querySelector('summary');
  await userEvent.click(screen.getByText('14 Jan'));
  expect(results()).toHaveAttribute('inert');
  await userEvent.click(screen.getByLabelText('To'));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByLabelText('To')).not.toBeVisible();
  expect(results()).not.toHaveAttribute('inert');
  expect(line).toHaveFocus();
});

it('gives the rest back when it goes while it is open', async () => {
  screenIs(true);
  const { unmount } = show();
  await userEvent.click(screen.getByText('14 Jan'));
  unmount();
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
});
