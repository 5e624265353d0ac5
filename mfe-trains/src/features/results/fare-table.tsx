import type { TicketOffer } from '@wayfare/api-contract';
import { formatMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { VisuallyHidden } from '@wayfare/ui';
import { useId } from 'react';
import { priceOf } from '../../domain/fares/shown-price';
import { fareMatrix } from './fare-matrix';
import styles from './fare-table.module.css';

interface Props {
  offers: readonly TicketOffer[];
  chosen: string | null;
  name: string;
  onChoose: (offer: TicketOffer) => void;
}

/** Explicit roles: some browsers drop the table once CSS stacks its rows on phones. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  comfort: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

function Fare({
  offer,
  group,
  isChosen,
  onChoose,
}: {
  offer: TicketOffer;
  group: string;
  isChosen: boolean;
  onChoose: (offer: TicketOffer) => void;
}) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const price = formatMoney(priceOf(offer), language);
  const words = [
    offer.comfortCategory.label,
    offer.flexibility.label,
    price,
    ...(offer.seatsLeft === null ? [] : [t('ticket.seatsLeft', { count: offer.seatsLeft })]),
  ];
  return (
    <label className={styles.fare} data-flexibility={offer.flexibility.label}>
      <input
        type="radio"
        name={group}
        value={offer.id}
        checked={isChosen}
        aria-label={words.join(', ')}
        onChange={() => onChoose(offer)}
      />
      <span className={styles.farePrice}>{price}</span>
      {offer.seatsLeft !== null && (
        <span className={styles.few}>{t('ticket.seatsLeft', { count: offer.seatsLeft })}</span>
      )}
    </label>
  );
}

/** A radio group laid out as a table, with arrow keys. */
export function FareTable({ offers, chosen, name, onChoose }: Props) {
  const { t } = useTranslation('trains');
  const group = useId();
  const { comforts, flexibilities, cells } = fareMatrix(offers);
  const caption = t('ticket.table', { name });
  return (
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.fares} {...ROLES.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            <td {...ROLES.cell} />
            {flexibilities.map(({ code, label }) => (
              <th key={code} scope="col" {...ROLES.column}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {comforts.map((comfort, row) => (
            <tr key={comfort.code} {...ROLES.row}>
              <th scope="row" {...ROLES.comfort}>
                {comfort.label}
              </th>
              {flexibilities.map(({ code }, column) => {
                const offer = cells[row]?.[column] ?? null;
                return (
                  <td key={code} {...ROLES.cell} data-empty={offer === null || undefined}>
                    {offer === null ? (
                      <span className={styles.none}>{t('ticket.notSold')}</span>
                    ) : (
                      <Fare
                        offer={offer}
                        group={group}
                        isChosen={offer.id === chosen}
                        onChoose={onChoose}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
