import { getConfig } from '@testing-library/react';
import { axe } from 'jest-axe';

/** What axe finds while a used captcha is solved anew in the background: its end is an update nobody waits for. */
export async function axeMeanwhile(container: Element) {
  let results: Awaited<ReturnType<typeof axe>> | undefined;
  await getConfig().asyncWrapper(async () => {
    results = await axe(container);
  });
  return results;
}
