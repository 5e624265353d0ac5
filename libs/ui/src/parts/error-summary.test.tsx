import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { ErrorSummary } from './error-summary';

const PROBLEM = { fieldId: 'name', message: 'Fill in your name' };

function RefusedBy({ answer }: { answer: Promise<void> }) {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => void answer.then(() => setRefused(true)), [answer]);
  return isRefused ? <ErrorSummary title="1 problem" errors={[PROBLEM]} /> : null;
}

it('has the focus as soon as an answer has brought it into the page', async () => {
  let refuse = () => {};
  const answer = new Promise<void>((resolve) => (refuse = resolve));
  const { container } = render(<RefusedBy answer={answer} />);
  const focused: (Element | null)[] = [];
  const observer = new MutationObserver(() => void focused.push(document.activeElement));
  observer.observe(container, { childList: true });
  refuse();
  const summary = await screen.findByRole('group', { name: '1 problem' });
  observer.disconnect();
  expect(focused).toEqual([summary]);
});
