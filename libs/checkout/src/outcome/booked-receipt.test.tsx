import { render, screen } from '@testing-library/react';
import { InVertical } from '../testing/in-vertical';
import { BookedReceipt } from './booked-receipt';

it.each(['confirmed', 'pending'] as const)(
  'a %s booking is told in the words of its product',
  (outcome) => {
    render(
      <InVertical>
        <BookedReceipt
          outcome={outcome}
          words={{ email: 'anna@example.com', name: 'Hotel One' }}
          t={(key, values) => `${key} ${JSON.stringify(values ?? {})}`}
        >
          <p>papers</p>
        </BookedReceipt>
      </InVertical>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      `outcome.${outcome}.heading`,
    );
    expect(screen.getByText(new RegExp(`${outcome}.title.*Hotel One`))).toBeVisible();
    expect(screen.getByText(new RegExp(`${outcome}.text.*anna@example.com`))).toBeVisible();
    expect(screen.getByText('papers')).toBeVisible();
  },
);
