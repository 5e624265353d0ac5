import type { PaymentSettings, PaymentTerms } from '@wayfare/api-contract';
import { useLanguage } from '@wayfare/remote-kit';
import { Notice } from '@wayfare/ui';
import { useState, type ReactNode } from 'react';
import { CardFields, type CardFieldsProps } from '../card-fields';
import { BookingSection, SmallPrint } from '../layout/booking-section';
import { isMixed, offeredMethods } from '../offered';
import { ANOTHER_WAY, CardChoice } from '../saved/card-choice';
import { KeepCard } from '../saved/keep-card';
import { useCardChoice } from '../saved/use-card-choice';
import type { Pay } from '../submit/submit-booking';
import { cardUse, isPaidAtProperty } from '../submit/terms';
import { useCardPayment } from '../use-card-payment';
import { useTexts } from '../use-texts';

type PayForm = (pay: Pay) => ReactNode;

function PayByCard({ children }: { children: PayForm }) {
  return children(useCardPayment());
}

/** Fallback of the card fields: the provider's hosted page. */
function PayElsewhere({ children }: { children: PayForm }) {
  const texts = useTexts('pay');
  return (
    <>
      <Notice tone="warning" title={texts('cardFailed')}>
        {texts('cardFailedText')}
      </Notice>
      {children('hosted')}
    </>
  );
}

interface PayHereProps extends Pick<CardFieldsProps, 'settings' | 'amount' | 'mode'> {
  children: PayForm;
}

function PayHere({ settings, amount, mode, children }: PayHereProps) {
  const [hasCardFailed, setHasCardFailed] = useState(false);
  const ways = offeredMethods(settings, mode);
  const choice = useCardChoice(mode === 'payment', ways[0] ?? 'card');
  const { cards, chosen, keeps } = choice;
  return (
    <>
      <CardChoice cards={cards} chosen={chosen} isMixed={isMixed(ways)} onChoose={choice.choose} />
      <CardFields
        settings={settings}
        amount={amount}
        mode={mode}
        language={useLanguage()}
        kept={{
          isHeld: choice.isHeld,
          savedCard: chosen === ANOTHER_WAY ? null : chosen,
          keepCard: keeps,
        }}
        onWay={choice.setWay}
        onReady={() => setHasCardFailed(false)}
        onFailure={() => setHasCardFailed(true)}
      >
        {choice.mayKeep && !hasCardFailed && (
          <KeepCard isChecked={keeps} onChange={choice.setKeeps} />
        )}
        {hasCardFailed ? (
          <PayElsewhere>{children}</PayElsewhere>
        ) : (
          <PayByCard>{children}</PayByCard>
        )}
      </CardFields>
    </>
  );
}

interface PayPartProps {
  /** null when loading failed */
  settings: PaymentSettings | null;
  terms: PaymentTerms | null;
  children: PayForm;
}

/** Payment by the chosen terms: card fields, the hosted page, or none. */
export function PayPart({ settings, terms, children }: PayPartProps) {
  const texts = useTexts('pay');
  if (terms === null || !terms.needsCard) {
    return (
      <BookingSection id="pay" title={texts('headingNoCard')}>
        {children('none')}
      </BookingSection>
    );
  }
  const { mode, amount } = cardUse(terms);
  const isGuarantee = isPaidAtProperty(terms);
  const cardText = isGuarantee ? texts('cardGuarantee') : texts('cardLater');
  const isChoice = settings !== null && isMixed(offeredMethods(settings, mode));
  const heading = isChoice ? texts('headingWays') : texts('heading');
  const nowText = isChoice ? texts('waysNow') : texts('cardNow');
  return (
    <BookingSection id="pay" title={isGuarantee ? texts('headingGuarantee') : heading}>
      <SmallPrint>{mode === 'payment' ? nowText : cardText}</SmallPrint>
      {settings === null ? (
        <PayElsewhere>{children}</PayElsewhere>
      ) : (
        <PayHere settings={settings} amount={amount} mode={mode}>
          {children}
        </PayHere>
      )}
    </BookingSection>
  );
}
