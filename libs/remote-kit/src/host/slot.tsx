import { Suspense, type ReactNode } from 'react';
import { useLanguage, usePlatform } from '../use-page';
import type { SlotProps } from '../vertical';
import { useHost } from './host-context';
import type { HostedVertical } from './hosted-vertical';
import { useLoaded } from './loadable';
import { LazyWhenVisible } from './lazy-when-visible';
import { PartBoundary } from './part-boundary';
import { Shown } from './shown';

export interface SlotEntry {
  vertical: string;
  label: string;
  order: number;
}

/** Entries of a slot in order, localised, without those switched off. Loads no code. */
export function useSlots(id: string): SlotEntry[] {
  const language = useLanguage();
  const { flags } = usePlatform();
  return useHost()
    .verticals.flatMap(({ name, manifest }) =>
      manifest.slots
        .filter((slot) => slot.id === id && (slot.flag === undefined || flags[slot.flag] === true))
        .map((slot) => ({ vertical: name, label: slot.label[language], order: slot.order })),
    )
    .sort((a, b) => a.order - b.order);
}

type PassedOn = Pick<SlotProps, 'report' | 'params'>;

function SlotContent({
  hosted,
  id,
  report,
  params,
}: { hosted: HostedVertical; id: string } & PassedOn) {
  const language = useLanguage();
  const { Component } = useLoaded(hosted.slot(id, language));
  return (
    <Shown vertical={hosted.name}>
      <Component language={language} report={report} params={params} />
    </Shown>
  );
}

interface SlotPlace extends PassedOn {
  id: string;
  vertical: string;
  fallback?: ReactNode;
  onFailure?: (() => void) | undefined;
}

function PresentSlot({ id, vertical, fallback = null, report, params, onFailure }: SlotPlace) {
  const language = useLanguage();
  const { verticals, onSlot } = useHost();
  const hosted = verticals.find(({ name }) => name === vertical);
  if (hosted === undefined) return null;
  onSlot?.(vertical, id);
  return (
    <PartBoundary
      vertical={vertical}
      where={id}
      part={hosted.slot(id, language)}
      pending={fallback}
      onFailure={onFailure}
    >
      <Suspense fallback={fallback}>
        <SlotContent hosted={hosted} id={id} report={report} params={params} />
      </Suspense>
    </PartBoundary>
  );
}

/** A slot's part, with its own loading and failing. */
export function Slot({
  whenNear = false,
  ...place
}: SlotPlace & {
  /** its code is fetched when the reader comes near, and not with the page */ whenNear?: boolean;
}) {
  if (!whenNear) return <PresentSlot {...place} />;
  return (
    <LazyWhenVisible fallback={place.fallback}>
      <PresentSlot {...place} />
    </LazyWhenVisible>
  );
}
