import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { GuideLinks } from '@wayfare/search';
import { paths } from '../../domain/paths';
import { LastTrainSearches } from './last-train-searches';
import { PopularTrains } from './popular-trains';

/** A page of another vertical, and its feature flag. */
const DESTINATIONS = { route: 'content.destinations', flag: 'destinations' } as const;

function TrainGuides({ isPass }: { isPass: boolean }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { hrefs, flags } = usePlatform();
  const hasDestinations = hrefs.has(DESTINATIONS.route) && flags[DESTINATIONS.flag] === true;
  return (
    <GuideLinks
      title={t('guides.title')}
      links={[
        ...(isPass
          ? []
          : [
              { href: paths.passes(language), title: t('guides.pass'), text: t('guides.passText') },
            ]),
        ...(hasDestinations
          ? [
              {
                href: hrefs.href(DESTINATIONS.route, language),
                title: t('guides.destinations'),
                text: t('guides.destinationsText'),
              },
            ]
          : []),
      ]}
    />
  );
}

export function TrainLanding({ isPass = false }: { isPass?: boolean }) {
  return (
    <>
      <LastTrainSearches />
      <PopularTrains />
      <TrainGuides isPass={isPass} />
    </>
  );
}
