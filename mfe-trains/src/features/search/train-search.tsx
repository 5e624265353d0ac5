import type { PassArea } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLocation, useNavigation, useSearchParams } from '@wayfare/router';
import { Pills } from '@wayfare/search';
import { PRODUCTS } from '../../domain/search/criteria';
import type { PassSearch, Product, TicketSearch } from '../../domain/search/criteria';
import { PassForm } from './pass-form';
import { TicketForm } from './ticket-form';

interface TrainSearchProps {
  tickets?: TicketSearch | null;
  pass?: PassSearch | null;
  areas?: PassArea[] | null;
  isCard?: boolean;
}

/** The URL's choice, or that of a pending navigation: shown at once. */
function useProductInUrl(): Product | undefined {
  const current = useLocation();
  const { location: coming } = useNavigation();
  const shown = new URLSearchParams(
    (coming?.pathname === current.pathname ? coming : current).search,
  );
  return PRODUCTS.find((candidate) => candidate === shown.get('product'));
}

/** Tickets or pass, kept as `?product=` (TRN-10). */
export function TrainSearch({
  tickets = null,
  pass = null,
  areas = null,
  isCard = false,
}: TrainSearchProps) {
  const { t } = useTranslation('trains');
  const [query, setQuery] = useSearchParams();
  const product = useProductInUrl() ?? (pass === null ? 'tickets' : 'pass');

  function choose(chosen: string): void {
    const next = new URLSearchParams(query);
    next.set('product', chosen);
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  const products = (
    <Pills
      label={t('form.product')}
      name="product"
      value={product}
      options={[
        { value: 'tickets', label: t('form.productTickets') },
        { value: 'pass', label: t('form.productPass') },
      ]}
      onChange={choose}
    />
  );
  return product === 'pass' ? (
    <PassForm fromUrl={pass} areas={areas} isCard={isCard} options={products} />
  ) : (
    <TicketForm fromUrl={tickets} isCard={isCard} options={products} />
  );
}
