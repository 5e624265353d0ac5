declare global {
  interface Window {
    /** ends the listening to buttons, and names those that were pressed until now (`early-use-script.ts`) */
    __WAYFARE_PRESSED__?: () => HTMLButtonElement[];
  }
}

/**
 * Takes the buttons that somebody pressed before there was code for them; what is pressed from now on React hears itself.
 * Answers with what presses them, each once, for when the page has been taken over.
 */
export function takeEarlyPresses(): () => void {
  const pressed = window.__WAYFARE_PRESSED__?.() ?? [];
  return () => {
    for (const button of pressed.splice(0)) if (button.isConnected) button.click();
  };
}
