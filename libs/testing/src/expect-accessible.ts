import { getConfig } from '@testing-library/react';
import { isLongRun } from './long-run';

/**
 * Fails when axe finds anything in `container` as it stands. Looks in the long run alone: in `npm test` axe looks at
 * components in the tests of their libraries and at every page in a browser. What goes on in the page meanwhile, such as
 * a captcha that is solved anew, is an update that nobody waits for.
 */
export async function expectAccessible(
  container: Element,
  options: Readonly<{ rules: Record<string, { enabled: boolean }> }> = { rules: {} },
): Promise<void> {
  if (!isLongRun) return;
  const { axe } = await import('jest-axe');
  await getConfig().asyncWrapper(async () => {
    expect((await axe(container, options)).violations).toEqual([]);
  });
}
