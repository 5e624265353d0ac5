import { ticketCriteria } from '../../domain/search/criteria';
import { AddToCart } from '../../ui/results/add-to-cart';
import { ticketItems } from './cart-items';
import type { ChooseProps } from './choose-props';
import { chosenIn } from './selection';

interface Props extends Pick<ChooseProps, 'search' | 'result' | 'chosen' | 'searchAgain'> {
  label: string;
}

export function AddChosen({ search, result, chosen, searchAgain, label }: Props) {
  return (
    <AddToCart
      items={ticketItems(result, ticketCriteria(search), chosenIn(chosen))}
      label={label}
      searchAgain={searchAgain}
    />
  );
}
