import type { SavedCard } from '@wayfare/api-contract';
import { RadioGroup } from '@wayfare/ui';
import { SmallPrint } from '../layout/booking-section';
import { useTexts } from '../use-texts';
import { useCardNames } from './card-name';

export const ANOTHER_WAY = '';

interface CardChoiceProps {
  cards: readonly SavedCard[];
  chosen: string;
  isMixed: boolean;
  onChoose: (id: string) => void;
}

/** Usable kept cards and a way past them; expired ones are named below. */
export function CardChoice({ cards, chosen, isMixed, onChoose }: CardChoiceProps) {
  const texts = useTexts('saved');
  const { name, validity } = useCardNames();
  const options = cards
    .filter(({ expired }) => !expired)
    .map((card) => ({
      value: card.id,
      label: name(card),
      note: validity(card),
    }));
  const other = { value: ANOTHER_WAY, label: isMixed ? texts('otherWay') : texts('otherCard') };
  return (
    <>
      {options.length > 0 && (
        <RadioGroup
          name="savedCard"
          label={texts('yourCards')}
          isStacked
          value={chosen}
          options={[...options, other]}
          onChange={onChoose}
        />
      )}
      {cards
        .filter(({ expired }) => expired)
        .map((card) => (
          <SmallPrint key={card.id}>{texts('expiredCard', { card: name(card) })}</SmallPrint>
        ))}
    </>
  );
}
