import type {
  Account,
  AccountUpdate,
  ChangePasswordRequest,
  EraseRequest,
  ExportResult,
  SavedTraveller,
  TravellerId,
  TravellerList,
  TravellerRequest,
} from './account';
import type { EndSessionsRequest, EndSessionsResult, SessionList } from './account-sessions';
import type { ClaimResult, Claims, ClaimsRequest } from './account-claims';
import type { Call, NoRequest } from './call';
import type { Done } from './session';

export const account: Call<NoRequest, Account> = { method: 'GET', path: '/api/account' };
export const updateAccount: Call<AccountUpdate, Account> = { method: 'PUT', path: '/api/account' };
export const changePassword: Call<ChangePasswordRequest, Done> = {
  method: 'POST',
  path: '/api/account/password',
};
export const sessionList: Call<NoRequest, SessionList> = {
  method: 'GET',
  path: '/api/account/sessions',
};
export const endSessions: Call<EndSessionsRequest, EndSessionsResult> = {
  method: 'POST',
  path: '/api/account/sessions/end',
};
export const savedTravellers: Call<NoRequest, TravellerList> = {
  method: 'GET',
  path: '/api/account/travellers',
};
export const saveTraveller: Call<TravellerRequest, SavedTraveller> = {
  method: 'PUT',
  path: '/api/account/travellers',
};
export const deleteTraveller: Call<TravellerId, Done> = {
  method: 'POST',
  path: '/api/account/travellers/delete',
};
export const exportAccount: Call<NoRequest, ExportResult> = {
  method: 'POST',
  path: '/api/account/export',
};
export const eraseAccount: Call<EraseRequest, Done> = {
  method: 'POST',
  path: '/api/account/erase',
};
export const claims: Call<ClaimsRequest, Claims> = { method: 'GET', path: '/api/account/claims' };
export const claimBookings: Call<NoRequest, ClaimResult> = {
  method: 'POST',
  path: '/api/account/claims',
};
