import { errorMessageKey } from '@wayfare/api-client';
import { useCardPayment, type CardOutcome } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Link, useNavigate } from '@wayfare/router';
import { Button, buttonClass, Inline, Stack } from '@wayfare/ui';
import { useState, type FormEvent } from 'react';
import { beginCard, readCardsAnew } from '../../api/cards.api';
import { paths } from '../../domain/paths';
import { Message } from '../../ui/message';
import { useAction } from '../../ui/use-action';
import { ADDED } from './cards-view';

/** Submits the provider's fields; typed values stay until the card is saved. */
export function NewCardForm() {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const language = useLanguage();
  const navigate = useNavigate();
  const card = useCardPayment();
  const { isBusy, error, run } = useAction();
  const [failure, setFailure] = useState<{ count: number; text: string } | null>(null);
  const doneHref = paths.cards(language, new URLSearchParams({ [ADDED]: '1' }));

  async function keep(): Promise<CardOutcome> {
    const message = await card.check();
    if (message !== null) return { status: 'declined', message };
    const clientSecret = await beginCard(api);
    const returnUrl = `${window.location.origin}${doneHref}`;
    return card.confirm({ clientSecret, mode: 'setup', returnUrl });
  }

  function handleOutcome(outcome: CardOutcome): void {
    if (outcome.status === 'authorised') {
      void readCardsAnew().then(() => navigate(doneHref, { replace: true }));
      return;
    }
    const text = outcome.status === 'unknown' ? t('cards.unknown') : outcome.message;
    setFailure((before) => ({ count: (before?.count ?? 0) + 1, text }));
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setFailure(null);
    run(keep, handleOutcome);
  }

  return (
    <form noValidate aria-label={t('cards.add')} onSubmit={handleSubmit}>
      <Stack gap={4}>
        {failure !== null && <Message key={failure.count} tone="error" title={failure.text} />}
        {error !== null && <Message tone="error" title={t(errorMessageKey(error))} />}
        <p>{t('cards.consent')}</p>
        <Inline gap={3}>
          <Button type="submit" isBusy={isBusy}>
            {t('cards.keep')}
          </Button>
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.cards(language)}>
            {t('area.cancel')}
          </Link>
        </Inline>
      </Stack>
    </form>
  );
}
