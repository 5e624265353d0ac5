import type { RevokeLinksRequest, RevokeLinksResult } from './bookings';
import type { Call } from './call';

export const revokeLinks: Call<RevokeLinksRequest, RevokeLinksResult> = { method: 'POST', path: '/api/bookings/revoke-links' };
