import type { Company, InvoiceExport, InvoiceList } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { Database } from '../platform/db/database';
import { TokenError } from '../platform/http/problem';
import { memberOf } from '../accounts/users/member';
import { updateUser } from '../accounts/users/users.repository';
import { toBuyer } from '../booking/invoice-record';
import type { Buyer } from '../booking/invoice-record';
import type { KeySet } from '../platform/keys/key-set';
import { monthLink } from './invoice-keys';
import { invoicesOfOwner } from './invoices.repository';
import { invoicePaper } from './invoices.service';
import type { InvoiceRequester, InvoicesService } from './invoices.service';
import { invoicesAsCsv } from './month-csv';

export interface OwnInvoicesService {
  list(requester: InvoiceRequester): Promise<InvoiceList>;
  export(month: string, language: Language, requester: InvoiceRequester): Promise<InvoiceExport>;
  company(requester: InvoiceRequester): Promise<Company>;
  /** null forgets it */
  keepCompany(details: Buyer | null, requester: InvoiceRequester): Promise<Company>;
}

export function ownInvoicesService({
  database: { orm },
  keys,
  invoices,
}: {
  database: Pick<Database, 'orm'>;
  keys: KeySet;
  invoices: Pick<InvoicesService, 'issueWished'>;
}): OwnInvoicesService {
  return {
    async list(requester) {
      const { id } = await memberOf(orm, requester);
      await invoices.issueWished(id, requester.now);
      const papers = [];
      for (const invoice of await invoicesOfOwner(orm, id))
        papers.push(await invoicePaper(invoice, keys, requester.now));
      const months = [];
      for (const month of new Set(papers.map(({ issuedOn }) => issuedOn.slice(0, 7))))
        months.push({ month, document: await monthLink(keys, id, month, requester.now) });
      return { papers, months };
    },

    async export(month, language, requester) {
      const { id } = await memberOf(orm, requester);
      await invoices.issueWished(id, requester.now);
      const papers = await invoicesOfOwner(orm, id, month);
      return {
        name: `wayfare-${month}.csv`,
        content: invoicesAsCsv(papers.toReversed(), language),
      };
    },

    async company(requester) {
      return { details: toBuyer((await memberOf(orm, requester)).company) };
    },

    async keepCompany(company, requester) {
      const { id } = await memberOf(orm, requester);
      const user = await updateUser(orm, id, { company });
      if (user === null) throw new TokenError();
      return { details: toBuyer(user.company) };
    },
  };
}
