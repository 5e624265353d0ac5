import type { Call, NoRequest } from './call';
import type {
  AskedPriceAlert,
  LinkedPriceAlertRequest,
  PriceAlert,
  PriceAlertId,
  PriceAlertList,
  PriceAlertRequest,
} from './price-alerts';
import type { Done } from './session';

/** Version of the consent text; other words are another version (decision 0092). */
export const ALERT_CONSENT = 'price-alert-1';
export const MOST_ALERTS = 20;
/** Both thresholds below the price told last, to send a mail. */
export const ALERT_FALL = { percent: 5, euros: 5 };

export const askPriceAlert: Call<PriceAlertRequest, AskedPriceAlert> = {
  method: 'POST',
  path: '/api/price-alerts',
};
export const linkedPriceAlert: Call<LinkedPriceAlertRequest, PriceAlert> = {
  method: 'POST',
  path: '/api/price-alerts/linked',
};
export const priceAlerts: Call<NoRequest, PriceAlertList> = {
  method: 'GET',
  path: '/api/account/price-alerts',
};
export const endPriceAlert: Call<PriceAlertId, Done> = {
  method: 'POST',
  path: '/api/account/price-alerts/end',
};
