import { Actions, BookingSection, Facts } from '@wayfare/checkout';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, ButtonLink } from '@wayfare/ui';
import { useManage } from '../../ui/after-sales/use-manage';

interface Props {
  before: string;
  now: string;
  onAccept: () => void;
}

/** Both prices and two choices of equal weight: never a silent higher charge (FLT-14). */
export function HeldPrice({ before, now, onAccept }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { href } = useManage();
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  return (
    <BookingSection id="held-price" title={t('manage.hold.changed')}>
      <div role="alert">
        <p>{t('manage.hold.changedText')}</p>
        <Facts
          items={[
            { term: t('manage.hold.before'), detail: price(before) },
            { term: t('manage.hold.now'), detail: <strong>{price(now)}</strong> },
          ]}
        />
      </div>
      <Actions>
        <Button variant="secondary" onClick={onAccept}>
          {t('manage.hold.accept', { price: price(now) })}
        </Button>
        <ButtonLink variant="secondary" to={href({})}>
          {t('manage.hold.leave')}
        </ButtonLink>
      </Actions>
    </BookingSection>
  );
}
