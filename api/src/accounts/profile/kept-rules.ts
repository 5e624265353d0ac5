import type { Language } from '@wayfare/domain';
import { text } from '../../platform/texts/messages';
import type { RetentionDays } from '../../booking/retention-rule';

export function keptRules(
  language: Language,
  { invoicesDays, restDays }: RetentionDays,
): readonly string[] {
  return [
    text('kept.account', language),
    text('kept.sessions', language),
    text('kept.invoices', language, { days: String(invoicesDays) }),
    text('kept.documents', language, { years: String(Math.ceil(invoicesDays / 365)) }),
    text('kept.rest', language, { days: String(restDays) }),
    text('kept.messages', language),
    text('kept.mails', language),
    text('kept.alerts', language),
  ];
}
