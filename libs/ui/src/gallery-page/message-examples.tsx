import { Button } from '../parts/button';
import { Disclosure } from '../parts/display';
import { ErrorSummary } from '../parts/error-summary';
import { EmptyState, FailurePanel, Notice, Skeleton } from '../parts/feedback';
import { MapPinIcon } from '../parts/icons';
import { Spinner } from '../parts/spinner';
import styles from './gallery.module.css';
import type { GalleryTexts } from './gallery-texts';

const nothing = () => undefined;

export function MessageExamples({ texts }: { texts: GalleryTexts }) {
  return (
    <>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Notice key={tone} tone={tone} title={texts[`${tone}Title`]}>
          {texts[tone]}
        </Notice>
      ))}
      <Disclosure summary={texts.summary}>
        <ErrorSummary
          title={texts.summary}
          errors={[
            { fieldId: 'gallery-place', message: texts.placeError },
            { fieldId: 'gallery-terms', message: texts.termsError },
          ]}
        />
      </Disclosure>
      <EmptyState
        title={texts.empty}
        icon={<MapPinIcon size={32} />}
        action={<Button variant="secondary">{texts.emptyAction}</Button>}
      >
        {texts.emptyText}
      </EmptyState>
      <FailurePanel
        title={texts.failure}
        text={texts.failureText}
        retryLabel={texts.retry}
        onRetry={nothing}
      />
    </>
  );
}

export function LoadingExamples({ texts }: { texts: GalleryTexts }) {
  return (
    <>
      <div className={styles.row}>
        <Spinner size="large" label={texts.waiting} />
        <Spinner />
      </div>
      <Skeleton height={120} />
      <Skeleton height={20} width="60%" />
    </>
  );
}
