import type { FlightBookingView, PaymentSettings } from '@wayfare/api-contract';
import type { BookingKey } from '@wayfare/checkout';
import { useLanguage } from '@wayfare/remote-kit';
import { useSearchParams } from '@wayfare/router';
import {
  manageHref,
  readManageQuery,
  type ManageQuery,
} from '../../domain/after-sales/manage-query';

export interface Managed {
  booking: FlightBookingView;
  accessKey: BookingKey;
}

export interface PayableManaged extends Managed {
  /** null when loading failed, and where nothing is paid */
  settings: PaymentSettings | null;
}

export function useManage(): {
  query: ManageQuery;
  href: (change: Partial<ManageQuery>) => string;
} {
  const [params] = useSearchParams();
  const language = useLanguage();
  return { query: readManageQuery(params), href: (change) => manageHref(params, change, language) };
}
