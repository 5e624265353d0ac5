import { useTranslation } from '@wayfare/i18n';
import { promoteRelease } from '@wayfare/releases/service/calls';
import { WHOLE } from '@wayfare/rollout/whole';
import { useCockpit } from '../api/cockpit';
import type { ActInput } from '../domain/reason-rules';
import { shownShare } from '../domain/shown';
import type { Vertical } from '../domain/vertical';
import { ReasonDialog } from '../parts/reason-dialog';
import type { ActDialogProps } from './act-dialog-props';
import { useChange } from './use-change';

/** Hundredths of a percent: the ladder that a rollout climbs by itself has the same. */
const SHARES = [100, 1_000, 5_000, WHOLE];

const mostVisited = ({ live }: Vertical, version: string): string | undefined =>
  live
    .filter((release) => release.version !== version)
    .toSorted((one, other) => other.weight - one.weight)[0]?.version;

export function PromoteDialog(props: ActDialogProps) {
  const { t } = useTranslation();
  const { language } = useCockpit();
  const { vertical, onDone, onClose } = props;
  const { name, queued, live } = vertical;
  const change = useChange(promoteRelease, props);
  const share = (weight: string) => shownShare(Number(weight), language);

  function words({ version, weight }: ActInput): string {
    const rest = mostVisited(vertical, version);
    return Number(weight) === WHOLE || rest === undefined
      ? t('promote.wordsAll', { version })
      : t('promote.words', { version, share: share(weight), rest });
  }

  return (
    <ReasonDialog
      title={t('promote.title', { name })}
      confirm={t('acts.promote')}
      versions={{
        label: t('acts.release'),
        options: queued.map((version) => ({ value: version, label: version })),
      }}
      shares={
        live.length === 0
          ? undefined
          : {
              label: t('promote.share'),
              options: SHARES.map(String).map((value) => ({ value, label: share(value) })),
            }
      }
      initial={{ version: queued.at(-1) ?? '', weight: String(WHOLE) }}
      words={words}
      act={async ({ version, weight, reason }) => {
        await change({ version, weight: Number(weight), reason });
        return t('promote.done', { version, share: share(weight) });
      }}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
