import { useTranslation } from '@wayfare/i18n';
import { useRevalidator } from '@wayfare/router';
import { Button, Notice, Skeleton, Stack } from '@wayfare/ui';
import { Suspense, use, type ReactNode } from 'react';
import type { Settled } from './booking-loader';

interface LiveViewProps<Value> {
  answer: Promise<Settled<Value>>;
  asked: number;
  waiting: string;
  children: (value: Value) => ReactNode;
}

function Answer<Value>({ answer, children }: Pick<LiveViewProps<Value>, 'answer' | 'children'>) {
  const { t } = useTranslation();
  const settled = use(answer);
  if ('value' in settled) return children(settled.value);
  return <NoAnswer title={t(`problems.${settled.failure.code}`)} />;
}

/** An answer that takes seconds: the page is there before it, and stays when it never comes. */
export function LiveView<Value>({ answer, asked, waiting, children }: LiveViewProps<Value>) {
  return (
    <Suspense
      key={asked}
      fallback={
        <Stack gap={2}>
          <p>{waiting}</p>
          <Skeleton height={72} />
        </Stack>
      }
    >
      <Answer answer={answer}>{children}</Answer>
    </Suspense>
  );
}

/** Instead of an answer; no answer is not "nothing there". */
export function NoAnswer({ title }: { title: string }) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <Notice tone="warning" title={title}>
      <p>{t('live.unknown')}</p>
      <p>
        <Button
          variant="secondary"
          size="small"
          isBusy={state !== 'idle'}
          onClick={() => void revalidate()}
        >
          {t('live.again')}
        </Button>
      </p>
    </Notice>
  );
}
