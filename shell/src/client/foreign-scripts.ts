/* Kept apart from the tag manager itself, whose code only those fetch who agreed to it. */

let isLoaded = false;
let isKeptOut = false;

export const hasTagManager = (): boolean => isLoaded;

export function markTagManager(): void {
  isLoaded = true;
}

/** True while a payment page is shown or about to be: no foreign script may come then, whatever was agreed to. */
export const areForeignScriptsKeptOut = (): boolean => isKeptOut;

export function keepForeignScriptsOut(keepOut: boolean): void {
  isKeptOut = keepOut;
}
