import { createMemoryRouter, RouterProvider } from '@wayfare/router';
import { render, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { StepNav } from './step-nav';

expect.extend(toHaveNoViolations);

const STEPS = ['Fare', 'Travellers', 'Bags', 'Seats', 'Payment', 'Done'].map((label, index) => ({
  key: label,
  label,
  href: index < 2 ? `/step-${index + 1}` : null,
  isCurrent: index === 2,
}));

describe('the steps of a booking', () => {
  it('say which one is current, and lead back to those that are done only', async () => {
    const { container } = render(
      <RouterProvider
        router={createMemoryRouter([
          { path: '/', element: <StepNav label="Steps" steps={STEPS} /> },
        ])}
      />,
    );
    const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
      null,
      null,
    ]);
    expect(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['1Fare', '/step-1'],
      ['2Travellers', '/step-2'],
    ]);
    expect(screen.getByRole('link', { name: 'Fare' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});
