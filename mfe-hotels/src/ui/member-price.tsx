import type { StayPrice } from '@wayfare/api-contract';
import { formatMoney, parseMoney, subtractMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { usePresence } from '@wayfare/session';

interface Props {
  price: StayPrice;
  className: string | undefined;
  /** tells visitors how to get the member price, where it is booked */
  invites?: boolean | undefined;
}

/** A member sees the saving, a visitor the other price (PLT-03). */
export function MemberPrice({
  price: { gross, member, publicPrice },
  className,
  invites = false,
}: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const isVisitor = usePresence() === 'visitor';
  if (publicPrice !== null) {
    const saved = formatMoney(subtractMoney(parseMoney(publicPrice), parseMoney(gross)), language);
    return <p className={className}>{t('card.saves', { price: saved })}</p>;
  }
  if (member === null) return null;
  return (
    <p className={className}>
      {t(invites && isVisitor ? 'card.memberInvite' : 'card.member', {
        price: formatMoney(parseMoney(member), language),
      })}
    </p>
  );
}
