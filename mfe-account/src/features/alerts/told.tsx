import { Notice, takeFocus, type NoticeProps } from '@wayfare/ui';

/** What a press brought about; it takes the focus when it appears. */
export function Told(notice: NoticeProps) {
  return (
    <div ref={takeFocus} tabIndex={-1} role="status">
      <Notice {...notice} />
    </div>
  );
}
