import { createMemoryRouter, RouterProvider } from '@wayfare/router';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

/** A part of a form on a page of its own; its address says its language. */
export const renderIn = (children: ReactNode, path = '/'): RenderResult =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] })}
    />,
  );
