import { useTranslation } from '@wayfare/i18n';
import { ButtonLink, Inline, Skeleton, Stack } from '@wayfare/ui';

const PLACES = 5;
/** about a train in the list */
const HEIGHT = 132;

/** Before anything was found: that it is looked for, places of the size that it will have, and the way back to the form. */
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
