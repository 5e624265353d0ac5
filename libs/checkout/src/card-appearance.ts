import type { Appearance } from '@stripe/stripe-js';

const COLOURS = {
  colorPrimary: '--color-brand',
  colorText: '--color-text',
  colorTextSecondary: '--color-text-muted',
  colorTextPlaceholder: '--color-text-muted',
  colorBackground: '--color-surface',
  colorDanger: '--color-danger',
} as const;

/** Resolved colour: the provider's iframe knows neither tokens nor `light-dark()`. */
function colourOf(probe: HTMLElement, token: string): string | undefined {
  probe.style.color = `var(${token})`;
  const { color } = getComputedStyle(probe);
  return /^(?:rgb|color)\(/.test(color) ? color : undefined;
}

function isDark(background: string | undefined): boolean {
  const [red = 255, green = 255, blue = 255] = (background?.match(/[\d.]+/g) ?? []).map(Number);
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128;
}

/** Appearance of card fields from the tokens at `place`. */
export function readAppearance(place: HTMLElement): Appearance {
  const probe = document.createElement('span');
  probe.hidden = true;
  place.append(probe);
  const colours = Object.entries(COLOURS).flatMap(([name, token]) => {
    const colour = colourOf(probe, token);
    return colour === undefined ? [] : [[name, colour] as const];
  });
  probe.remove();
  const styles = getComputedStyle(place);
  const plain = Object.entries({ fontFamily: '--font-family', borderRadius: '--radius-2' }).flatMap(
    ([name, token]) => {
      const value = styles.getPropertyValue(token).trim();
      return value === '' ? [] : [[name, value] as const];
    },
  );
  const variables = Object.fromEntries([
    ...colours,
    ...plain,
    ['fontSizeBase', '16px'],
  ]) as NonNullable<Appearance['variables']>;
  return { theme: isDark(variables.colorBackground) ? 'night' : 'stripe', variables };
}
