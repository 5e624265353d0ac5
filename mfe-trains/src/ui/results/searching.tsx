import { useTranslation } from '@wayfare/i18n';
import { ButtonLink, Inline, Skeleton, Stack } from '@wayfare/ui';

const PLACES = 5;
/** a train card, roughly */
const HEIGHT = 132;

export function Searching({ text, backHref }: { text: string; backHref: string }) {
  const { t } = useTranslation('trains');
  return (
    <Stack gap={4} aria-busy="true">
      <Inline justify="between">
        <p role="status">{text}</p>
        <ButtonLink variant="quiet" size="small" to={backHref}>
          {t('results.cancel')}
        </ButtonLink>
      </Inline>
      {Array.from({ length: PLACES }, (_, index) => (
        <Skeleton key={index} height={HEIGHT} />
      ))}
    </Stack>
  );
}
