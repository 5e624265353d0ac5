import { Notice, takeFocus, type NoticeProps } from '@wayfare/ui';

/** Takes the focus when it appears. */
export function Told(notice: NoticeProps) {
  return (
    <div ref={takeFocus} tabIndex={-1} role="status">
      <Notice {...notice} />
    </div>
  );
}
