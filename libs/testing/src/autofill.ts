/**
 * What a browser may fill in: the `autocomplete` of each text field and select within an element, by its name. A field
 * that says nothing is `null`, so that a browser guesses (HTML, autofill; WCAG 1.3.5).
 */
export const autofill = (around: HTMLElement): Record<string, string | null> =>
  Object.fromEntries(
    [...around.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
      .filter(({ type, name }) => name !== '' && !['checkbox', 'radio', 'hidden'].includes(type))
      .map((field) => [field.name, field.getAttribute('autocomplete')]),
  );
