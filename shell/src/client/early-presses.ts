import { isTakenOver } from './taken-over';

declare global {
  interface Window {
    /** ends the listening to buttons, and names those that were pressed until now (`early-use-script.ts`) */
    __WAYFARE_PRESSED__?: () => HTMLButtonElement[];
  }
}

/**
 * Takes the buttons that somebody pressed before there was code for them; what is pressed from now on React hears itself.
 * The answer presses them, each once, where the page has been taken over, and says whether one is left.
 */
export function takeEarlyPresses(): () => boolean {
  const pressed = window.__WAYFARE_PRESSED__?.() ?? [];
  return () => {
    for (const button of pressed.splice(0)) {
      if (!button.isConnected) continue;
      if (isTakenOver(button)) button.click();
      else pressed.push(button);
    }
    return pressed.length > 0;
  };
}
