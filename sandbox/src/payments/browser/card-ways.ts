/** The choice of ways to pay in the card frame; a frame without it takes cards. */
export function createWays() {
  const chosen = (): string =>
    document.querySelector<HTMLInputElement>('input[name="way"]:checked')?.value ?? 'card';

  function show(): void {
    const isCard = chosen() === 'card';
    for (const [id, isShown] of Object.entries({ 'card-fields': isCard, leaves: !isCard }))
      document.getElementById(id)?.toggleAttribute('hidden', !isShown);
  }

  return {
    chosen,
    onChange(tell: () => void): void {
      for (const way of document.querySelectorAll('input[name="way"]'))
        way.addEventListener('change', () => {
          show();
          tell();
        });
    },
  };
}
