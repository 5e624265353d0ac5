import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { SelectField } from '@wayfare/ui';
import { cardOptions, cardsFor, withCard } from './card-choices';
import { passengersOf, type Cards, type TicketSearch } from './criteria';
import { idOf } from './field-id';
import styles from './train-search.module.css';
import { useRailCards } from './use-facts';

interface Props {
  values: Pick<TicketSearch, 'passengers' | 'cards'>;
  onChange: (cards: Cards) => void;
}

/** A reduction card for each passenger, to be seen and changed in each search; infants travel free without one. */
export function CardFields({ values: { passengers, cards }, onChange }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { known, isFailed } = useRailCards();
  const holders = passengersOf(passengers, cards).filter(({ category }) => category !== 'infant');
  if (holders.length === 0) return null;
  return (
    <fieldset className={styles.cards}>
      <legend>{t('cards.title')}</legend>
      <p>{t(isFailed ? 'cards.failed' : 'cards.note')}</p>
      {holders.map(({ category, index, card }) => (
        <SelectField
          key={`${category} ${index}`}
          id={idOf(`card.${category}.${index}`)}
          name={`${category}Card`}
          label={t(`cards.${category}`, { number: index + 1 })}
          value={card}
          options={cardOptions(cardsFor(known, category), card, {
            language,
            none: t('cards.none'),
          })}
          onChange={(code) => onChange(withCard(cards, { category, index }, code))}
        />
      ))}
    </fieldset>
  );
}
