import { Notice, Spinner } from '@wayfare/ui';

/** Something about a booking is being done and takes its time: the card is waited for, or whoever carries. */
export function UnderWay({ title, text }: { title: string; text: string }) {
  return (
    <div aria-busy="true">
      <Notice tone="info" title={title}>
        <Spinner /> {text}
      </Notice>
    </div>
  );
}
