import { Notice, takeFocus } from '@wayfare/ui';
import type { NoticeProps } from '@wayfare/ui';

/** Takes the focus when it appears. */
export function Message(notice: NoticeProps) {
  return (
    <div ref={takeFocus} tabIndex={-1} role={notice.tone === 'error' ? undefined : 'status'}>
      <Notice {...notice} />
    </div>
  );
}
