import { useLanguage } from '@wayfare/remote-kit';
import { useSearchParams } from '@wayfare/router';
import {
  manageHref,
  readManageQuery,
  type ManageQuery,
} from '../../domain/after-sales/manage-query';

export function useManage(): {
  query: ManageQuery;
  href: (change: Partial<ManageQuery>) => string;
} {
  const [params] = useSearchParams();
  const language = useLanguage();
  return {
    query: readManageQuery(params),
    href: (change) =>
      manageHref({ booking: params.get('booking'), key: params.get('key') }, change, language),
  };
}
