import { expect, type Locator, type Page } from '@playwright/test';

/** Between two keys, and between pressing a button and letting it go. */
const KEY_MS = 40;
const HELD_MS = 60;
/** From the pointer to the keys (keystroke-level model, Card, Moran and Newell 1980). */
const HOMING_MS = 400;
const PATIENT = { timeout: 60_000 };
const NOWHERE = { x: -1, y: -1, width: 0, height: 0 };

const isDate = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/**
 * Has fields filled key by key and controls pressed by the pointer itself: what Playwright fills has no key pressed in
 * it, and a click of its own lets go at once and asks, within the page's own events, what lies under the pointer.
 * Returns what puts everything back.
 */
export function workByHand(page: Page): () => void {
  const prototype = Object.getPrototypeOf(page.locator('body')) as Locator;
  const { fill, click } = prototype;
  prototype.fill = async function (this: Locator, value, options) {
    if (isDate(value)) return fill.call(this, value, options);
    const { keyboard } = this.page();
    await this.click();
    await this.page().waitForTimeout(HOMING_MS);
    if ((await this.inputValue()) !== '') await keyboard.press('ControlOrMeta+A');
    // by the focus: an open list may have the name of its field
    await keyboard.type(value, { delay: KEY_MS });
  };
  prototype.click = async function (this: Locator) {
    await expect(this).toBeEnabled(PATIENT);
    const { mouse } = this.page();
    // React may have made it anew meanwhile, or put it elsewhere
    await expect(async () => {
      await this.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await this.boundingBox()) ?? NOWHERE;
      await mouse.move(x + width / 2, y + height / 2);
      expect(await this.boundingBox()).toEqual({ x, y, width, height });
    }).toPass(PATIENT);
    await mouse.down();
    await this.page().waitForTimeout(HELD_MS);
    await mouse.up();
  };
  return () => {
    prototype.fill = fill;
    prototype.click = click;
  };
}
