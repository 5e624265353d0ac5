import { Notice, Spinner } from '@wayfare/ui';

/** Progress notice while card or carrier is pending. */
export function UnderWay({ title, text }: { title: string; text: string }) {
  return (
    <div aria-busy="true">
      <Notice tone="info" title={title}>
        <Spinner /> {text}
      </Notice>
    </div>
  );
}
