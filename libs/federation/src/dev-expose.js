/* What the container of a vertical under development exposes: its `src/remote.ts`, replaced within the page at an edit. */
import { vertical as newest } from '@wayfare/under-development';
import { replaceableVertical } from './dev-vertical';

const { vertical, replace } = replaceableVertical(newest, () => globalThis.__WAYFARE_DEV__);

// Whatever is no component (a page's loader, a rule, a text) leads up to here.
import.meta.webpackHot.accept('@wayfare/under-development', () => {
  replace(newest).catch((error) => {
    console.error(error);
    location.reload();
  });
});

export { vertical };
