import { createMemoryRouter, RouterProvider } from '@wayfare/router';
import { render, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { DevGallery } from './dev-gallery';

expect.extend(toHaveNoViolations);

function page(language: 'en' | 'nl') {
  return (
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <DevGallery language={language} /> }])}
    />
  );
}

describe('the gallery of components', () => {
  it.each([
    ['en', 'Every component in every state', 'Dark'],
    ['nl', 'Elk onderdeel in elke toestand', 'Donker'],
  ] as const)(
    'shows both themes in %s and breaks no accessibility rule',
    async (language, title, dark) => {
      const { container } = render(page(language));
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const theme = screen
        .getByRole('heading', { level: 2, name: dark })
        .closest('[data-theme=dark]');
      if (!(theme instanceof HTMLElement)) throw new Error('no dark theme');
      expect(within(theme).getAllByRole('alert').length).toBeGreaterThan(0);
      expect(await axe(container)).toHaveNoViolations();
    },
    30_000,
  );

  it('is rendered on the server too', () => {
    expect(renderToString(page('nl'))).toContain('Elk onderdeel in elke toestand');
  });
});
