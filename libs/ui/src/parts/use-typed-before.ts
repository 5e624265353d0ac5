import { useEffect, type RefObject } from 'react';

type Input = RefObject<HTMLInputElement | null>;

/** Takes over what was typed into server-rendered inputs before the script was there. */
export function useTypedBefore(
  inputs: readonly Input[],
  values: readonly string[],
  adopt: (typed: string[]) => void,
): void {
  // The document kept the text while React knew only the values it was rendered with.
  useEffect(() => {
    const typed = inputs.map((input, index) => input.current?.value ?? values[index] ?? '');
    if (typed.some((text, index) => text !== values[index])) adopt(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, right after hydration
  }, []);
}
