import { screen, waitFor } from '@testing-library/react';

/** A captcha that was used is solved anew in the background: resolves once the page is at rest. */
export const captchaSettled = () => waitFor(() => expect(screen.queryByText(/^(Checking…|Controleren…)$/)).toBeNull());
