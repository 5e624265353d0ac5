import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { SelectField } from '@wayfare/ui';
import { passengersOf, type Cards, type TicketSearch } from '../../domain/search/criteria';
import { idOf } from '../../ui/search/field-id';
import { useRailCards } from '../../ui/search/use-facts';
import { cardOptions, cardsFor, withCard } from './card-choices';
import styles from './train-search.module.css';

interface Props {
  values: Pick<TicketSearch, 'passengers' | 'cards'>;
  onChange: (cards: Cards) => void;
}

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
