import { isTakenOver } from './taken-over';

declare global {
  interface Window {
    __WAYFARE_PRESSED__?: () => HTMLButtonElement[];
  }
}

/**
 * Takes the presses of before there was code. The answer presses each once where the page is
 * hydrated, and says whether one is left.
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
