import { atom } from 'jotai';

export type LoginView = 'login' | 'register' | 'recover';

export interface LoginPopup {
  readonly component: LoginView | null;
  readonly next: LoginView | null;
  readonly fadingOut: boolean;
  readonly fadingIn: boolean;
  readonly images: readonly string[];
}

export const CLOSED_POPUP: LoginPopup = {
  component: null,
  next: null,
  fadingOut: false,
  fadingIn: false,
  images: [],
};

export type LoginPopupAction =
  | { readonly type: 'show'; readonly component: LoginView; readonly images?: readonly string[] }
  | { readonly type: 'faded' }
  | { readonly type: 'close' };

/** Reducer: a first view appears at once, others fade out and in. */
export function nextPopup(popup: LoginPopup, action: LoginPopupAction): LoginPopup {
  if (action.type === 'close') return CLOSED_POPUP;
  if (action.type === 'faded') {
    return popup.fadingOut
      ? { ...popup, component: popup.next, next: null, fadingOut: false, fadingIn: true }
      : { ...popup, fadingIn: false };
  }
  const images = action.images ?? popup.images;
  if (popup.component === null || popup.component === action.component)
    return { ...CLOSED_POPUP, component: action.component, images };
  return { ...popup, images, next: action.component, fadingOut: true, fadingIn: false };
}

const stateAtom = atom(CLOSED_POPUP);

export const loginPopupAtom = atom(
  (get) => get(stateAtom),
  (get, set, action: LoginPopupAction) => set(stateAtom, nextPopup(get(stateAtom), action)),
);
