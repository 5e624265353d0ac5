import type { WireLedger } from '@wayfare/api-contract';
import {
  compareMoney,
  formatMoney,
  parseMoney,
  subtractMoney,
  type Language,
} from '@wayfare/domain';
import { VisuallyHidden } from '@wayfare/ui';
import { useState } from 'react';
import { useTexts } from './use-texts';

/** Live region: new total and difference, nothing else of the table. */
export function PriceNews({
  ledger: { total },
  language,
}: {
  ledger: Pick<WireLedger, 'total'>;
  language: Language;
}) {
  const texts = useTexts('ledger');
  const [told, setTold] = useState({ total, text: '' });
  if (told.total !== total) {
    const [before, now] = [parseMoney(told.total), parseMoney(total)];
    const isMore = compareMoney(now, before) > 0;
    const by = formatMoney(
      isMore ? subtractMoney(now, before) : subtractMoney(before, now),
      language,
    );
    setTold({
      total,
      text: texts(isMore ? 'toldMore' : 'toldLess', { total: formatMoney(now, language), by }),
    });
  }
  return <VisuallyHidden role="status">{told.text}</VisuallyHidden>;
}
