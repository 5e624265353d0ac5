import { createMemoryRouter, RouterProvider } from '@wayfare/router';
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { useState } from 'react';
import { Checkbox, CheckboxGroup } from './choices';
import { Breadcrumbs, Chip, Picture, StarRating, urgencyAt } from './display';
import { ErrorSummary } from './error-summary';
import { CheckIcon } from './icons';
import { FailurePanel } from './feedback';
import { Price } from './price';
import { Stepper } from './stepper';
import { Tabs } from './tabs';
import { TextField } from './text-fields';
import { Button } from './button';

expect.extend(toHaveNoViolations);

function SearchTabs() {
  const [selected, setSelected] = useState('hotels');
  const tabs = ['hotels', 'flights', 'trains'].map((id) => ({ id, label: id }));
  return (
    <Tabs label="Search" tabs={tabs} selected={selected} onSelect={setSelected}>
      <p>Form of {selected}</p>
    </Tabs>
  );
}

function Adults() {
  const [adults, setAdults] = useState(1);
  return (
    <Stepper label="Adults" name="adults" value={adults} min={1} max={2} onChange={setAdults} />
  );
}

describe('tabs', () => {
  it.each([
    ['{ArrowRight}', 'flights'],
    ['{ArrowLeft}', 'trains'],
    ['{End}', 'trains'],
    ['{End}{Home}', 'hotels'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'hotels'],
  ])('after %s the tab %s is chosen and has the focus', async (keys, expected) => {
    const user = userEvent.setup();
    render(<SearchTabs />);
    await user.tab();
    await user.keyboard(keys);
    expect(screen.getByRole('tab', { name: expected })).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(expected);
    expect(screen.getByRole('tabpanel', { name: expected })).toHaveTextContent(
      `Form of ${expected}`,
    );
  });

  it('are one stop of the keyboard and break no accessibility rule', async () => {
    const { container } = render(<SearchTabs />);
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('a stepper', () => {
  it('counts between its limits and names what it counts', async () => {
    const user = userEvent.setup();
    render(<Adults />);
    expect(screen.getByRole('button', { name: '− Adults, 1' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '+ Adults, 1' }));
    expect(screen.getByRole('status', { name: 'Adults' })).toHaveTextContent('2');
    expect(screen.getByRole('button', { name: '+ Adults, 2' })).toBeDisabled();
    expect(
      await axe(document.body, { rules: { region: { enabled: false } } }),
    ).toHaveNoViolations();
  });
});

describe('an error summary', () => {
  it('leads to a whole stepper, and not to one of its buttons', async () => {
    render(
      <>
        <ErrorSummary title="1 problem" errors={[{ fieldId: 'adults', message: 'Add an adult' }]} />
        <Stepper
          id="adults"
          label="Adults"
          description="12 and over"
          value={0}
          min={0}
          max={2}
          onChange={() => undefined}
          error="Add an adult"
        />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Add an adult' }));
    expect(
      screen.getByRole('group', { name: 'Adults', description: '12 and over Add an adult' }),
    ).toHaveFocus();
  });

  it('takes the focus and leads to the field', async () => {
    const user = userEvent.setup();
    const { container } = render(
      <>
        <ErrorSummary
          title="1 problem"
          errors={[{ fieldId: 'name', message: 'Fill in your name' }]}
        />
        <TextField
          id="name"
          name="name"
          label="Name"
          value=""
          onChange={() => undefined}
          error="Fill in your name"
        />
      </>,
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: '1 problem' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Fill in your name' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['what is wrong behind a summary line', 'party', 'Age of the child'],
    ['a field in a closed part', 'age', 'Age of the child'],
  ])('brings out %s', async (_case, fieldId, label) => {
    render(
      <>
        <ErrorSummary title="1 problem" errors={[{ fieldId, message: 'Choose the age' }]} />
        <details>
          <summary id="party">1 child</summary>
          <TextField id="name" name="name" label="Name" value="" onChange={() => undefined} />
          <TextField
            id="age"
            name="age"
            label={label}
            value=""
            onChange={() => undefined}
            error="Choose the age"
          />
        </details>
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Choose the age' }));
    expect(screen.getByLabelText(label)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  it('says the same while answers are mended, with a line through those', () => {
    const [name, mail] = [
      { fieldId: 'name', message: 'Fill in your name' },
      { fieldId: 'mail', message: 'Fill in your e-mail' },
    ];
    const { rerender } = render(<ErrorSummary title="2 problems" errors={[name, mail]} />);
    const told = screen.getByRole('group', { name: '2 problems' }).textContent;
    rerender(<ErrorSummary title="1 problem" errors={[mail]} />);
    expect(screen.getByRole('group', { name: '2 problems' })).toHaveTextContent(told);
    expect(screen.getByRole('link', { name: 'Fill in your name' })).toHaveClass('mended');
    expect(screen.getByRole('link', { name: 'Fill in your e-mail' })).not.toHaveClass('mended');
  });
});

describe('fields and choices', () => {
  it('ties hint and error to the control', () => {
    render(
      <TextField
        name="place"
        label="Where to?"
        description="A city"
        error="Choose a place"
        value=""
        onChange={() => undefined}
      />,
    );
    expect(screen.getByLabelText('Where to?')).toBeInvalid();
    expect(screen.getByLabelText('Where to?')).toHaveAccessibleDescription('A city Choose a place');
  });

  it('says why a box has to be ticked', () => {
    render(
      <Checkbox
        label="Terms"
        isChecked={false}
        onChange={() => undefined}
        error="Accept the terms"
      />,
    );
    expect(screen.getByRole('checkbox', { name: 'Terms' })).toHaveAccessibleDescription(
      'Accept the terms',
    );
  });

  it('hands over which choice was ticked', async () => {
    const user = userEvent.setup();
    const handleToggle = jest.fn();
    const options = [
      { value: '5', label: '5 stars', note: 3 },
      { value: '4', label: '4 stars', isDisabled: true },
    ];
    render(<CheckboxGroup label="Stars" values={[]} options={options} onToggle={handleToggle} />);
    await user.click(screen.getByRole('checkbox', { name: /5 stars/ }));
    await user.click(screen.getByRole('checkbox', { name: /4 stars/ }));
    expect(handleToggle.mock.calls).toEqual([['5']]);
  });

  it('keeps the focus on a button that is at work', async () => {
    const user = userEvent.setup();
    render(<Button isBusy>Search</Button>);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Search', busy: true })).toHaveFocus();
  });
});

describe('facts', () => {
  it.each([
    ['en', '€1,412.50'],
    ['nl', '€ 1.412,50'],
  ] as const)('CON-07 shows a price with two decimals in %s', (language, text) => {
    const { container } = render(<Price amount="1412.50" language={language} />);
    expect(container).toHaveTextContent(text);
  });

  it('gives stars and removable chips a name in words', async () => {
    const handleRemove = jest.fn();
    render(
      <>
        <StarRating stars={4} label="4 stars" />
        <Chip label="5 stars" removeLabel="Remove 5 stars" onRemove={handleRemove} />
      </>,
    );
    expect(screen.getByRole('img', { name: '4 stars' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove 5 stars' }));
    expect(handleRemove).toHaveBeenCalledTimes(1);
  });

  it('draws stars and icons with little in the page: their looks are in the stylesheet', () => {
    const stars = renderToStaticMarkup(<StarRating stars={5} label="5 stars" />);
    expect(stars).toContain('--stars:5');
    expect(stars.length).toBeLessThan(100);
    const check = renderToStaticMarkup(<CheckIcon size={16} />);
    expect(check).toContain('aria-hidden="true"');
    expect(check.length).toBeLessThan(125);
    expect(renderToStaticMarkup(<CheckIcon filled className="own" label="Yes" />)).toContain(
      'class="icon filled own"',
    );
  });

  it.each([
    [0, 'eager', 'high'],
    [2, 'eager', null],
    [3, 'lazy', null],
  ])(
    'offers a picture in three widths; number %s of a list is fetched %s with priority %s',
    (index, loading, priority) => {
      render(<Picture src="/p/1" alt="The harbour" sizes="100vw" urgency={urgencyAt(index, 3)} />);
      const picture = screen.getByRole('img', { name: 'The harbour' });
      expect(picture).toHaveAttribute(
        'srcset',
        '/p/1/320.webp 320w, /p/1/640.webp 640w, /p/1/1280.webp 1280w',
      );
      expect(picture).toHaveAttribute('loading', loading);
      expect(picture.getAttribute('fetchpriority')).toBe(priority);
    },
  );

  it('says in breadcrumbs which page this is', async () => {
    const crumbs = (
      <Breadcrumbs
        label="You are here"
        crumbs={[{ label: 'Spain', href: '/hotels/spain' }, { label: 'Barcelona' }]}
      />
    );
    const { container } = render(
      <RouterProvider router={createMemoryRouter([{ path: '/', element: crumbs }])} />,
    );
    expect(await screen.findByRole('link', { name: 'Spain' })).toHaveAttribute(
      'href',
      '/hotels/spain',
    );
    expect(screen.getByText('Barcelona')).toHaveAttribute('aria-current', 'page');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('offers another try when a part of the page failed', async () => {
    const handleRetry = jest.fn();
    render(<FailurePanel title="Not available" retryLabel="Try again" onRetry={handleRetry} />);
    await userEvent.click(
      within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }),
    );
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });
});
