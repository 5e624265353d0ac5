import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import { useCart } from '../../state/basket/cart-store';
import { ContinueBasket } from './continue-basket';

/** Links to the cart, or offers the one left earlier. */
export function CartBar() {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const count = useCart().cartArray.bookingItems.length;
  if (count === 0) return <ContinueBasket />;
  return (
    <p>
      <ButtonLink variant="secondary" size="small" to={paths.checkout(language)}>
        {t('cart.link', { count })}
      </ButtonLink>
    </p>
  );
}
