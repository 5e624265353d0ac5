import { act, screen } from '@testing-library/react';
import { PROGRESS_DURATION_MS, PROGRESS_THROTTLE_MS } from './navigation-progress';
import { click, openSite } from '../testing/open-site.fixture';
import { useState } from 'react';

beforeAll(() => Object.assign(window, { scrollTo: () => undefined }));

describe('moving between pages', () => {
  afterEach(() => jest.useRealTimers());

  it('PLT-28 shows a bar after 200 ms that runs for 5000 ms, and takes it away at the end', async () => {
    jest.useFakeTimers();
    expect([PROGRESS_THROTTLE_MS, PROGRESS_DURATION_MS]).toEqual([200, 5000]);
    let arrive: (value: null) => void = () => undefined;
    const { router } = await openSite('/', {
      thing: { loader: () => new Promise<null>((resolve) => (arrive = resolve)) },
    });
    expect(screen.queryByTestId('navigation-progress')).not.toBeInTheDocument();
    await act(async () => void router.navigate('/things/x'));
    expect(screen.getByTestId('navigation-progress')).toHaveStyle({
      animationDelay: '200ms',
      animationDuration: '5000ms',
    });
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(PROGRESS_THROTTLE_MS));
    expect(screen.getByText('Loading…').closest('[role=status]')).not.toBeNull();
    await act(async () => arrive(null));
    expect(screen.queryByTestId('navigation-progress')).not.toBeInTheDocument();
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  });

  it('leaves it to a page to say that it is being updated', async () => {
    jest.useFakeTimers();
    let isSlow = false;
    const { router } = await openSite('/things/x', {
      thing: {
        loader: () => (isSlow ? new Promise<null>(() => undefined) : Promise.resolve(null)),
      },
    });
    isSlow = true;
    await act(async () => void router.navigate('/things/x?sort=price'));
    act(() => void jest.advanceTimersByTime(PROGRESS_THROTTLE_MS));
    expect(screen.getByTestId('navigation-progress')).toBeInTheDocument();
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  });

  it('NFR puts the focus on the heading of the new page, but not when only its query changes', async () => {
    const { router } = await openSite('/things?sort=price');
    await act(() => router.navigate('/things?sort=name'));
    expect(document.body).toHaveFocus();
    await act(() => router.navigate('/things/x'));
    expect(screen.getByRole('heading', { level: 1, name: 'One thing' })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('data-layout', 'two-columns');
  });

  it('never lets go of the focus when the control that has it is gone', async () => {
    jest.useFakeTimers();
    Object.assign(Element.prototype, { checkVisibility: () => true });
    function Filters() {
      const [names, setNames] = useState(['Bath', 'Pool']);
      return (
        <>
          <h1>One thing</h1>
          {names.map((name) => (
            <button key={name} onClick={() => setNames(names.filter((other) => other !== name))}>
              {name}
            </button>
          ))}
        </>
      );
    }
    await openSite('/things/x', { thing: { Component: Filters } });
    for (const [pressed, focused] of [
      ['Bath', 'button'],
      ['Pool', 'heading'],
    ] as const) {
      const control = screen.getByRole('button', { name: pressed });
      control.focus();
      await click('button', pressed);
      act(() => void jest.advanceTimersByTime(1_000));
      const name = focused === 'button' ? 'Pool' : 'One thing';
      expect(screen.getByRole(focused, { name })).toHaveFocus();
    }
  });

  it('NFR has a way past the header', async () => {
    await openSite('/');
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute(
      'href',
      '#main',
    );
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });
});
