import type { FlightBookingView, PaymentSettings } from '@wayfare/api-contract';
import type { BookingKey } from '@wayfare/checkout';
import { useLanguage } from '@wayfare/remote-kit';
import { useSearchParams } from '@wayfare/router';
import {
  manageHref,
  readManageQuery,
  type ManageQuery,
} from '../../domain/after-sales/manage-query';

/** The booking that is looked after, and how it was opened. */
export interface Managed {
  booking: FlightBookingView;
  accessKey: BookingKey;
}

/** The same where something may have to be paid. */
export interface PayableManaged extends Managed {
  /** null when they could not be loaded, and where nothing is paid */
  settings: PaymentSettings | null;
}

/** State of the page, and the address of another one. */
export function useManage(): {
  query: ManageQuery;
  href: (change: Partial<ManageQuery>) => string;
} {
  const [params] = useSearchParams();
  const language = useLanguage();
  return { query: readManageQuery(params), href: (change) => manageHref(params, change, language) };
}
