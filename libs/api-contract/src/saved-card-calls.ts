import type { Call, NoRequest } from './call';
import type { CardSetup, SavedCardId, SavedCards } from './saved-cards';
import type { Done } from './session';

export const savedCards: Call<NoRequest, SavedCards> = {
  method: 'GET',
  path: '/api/account/cards',
};
export const setUpCard: Call<NoRequest, CardSetup> = {
  method: 'POST',
  path: '/api/account/cards',
};
export const removeSavedCard: Call<SavedCardId, Done> = {
  method: 'POST',
  path: '/api/account/cards/delete',
};
