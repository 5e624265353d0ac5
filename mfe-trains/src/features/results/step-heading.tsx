import { useEffect, useRef } from 'react';

/** The heading of a step, which takes the focus when another step took the place of the one before. */
export function StepHeading({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus is the document's, outside React.
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
}
