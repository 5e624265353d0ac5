import { useTranslation } from '@wayfare/i18n';
import { useIsSwitchedOff } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import type { MouseEvent } from 'react';
import { withoutClosedLinks } from './closed-links';
import { innerLink } from './inner-link';
import styles from './rich-text.module.css';

/** Wide tables scroll in a focusable, named region. */
function withScrollingTables(html: string, nameOf: (number: number) => string): string {
  let count = 0;
  return html
    .replace(/<table\b/g, (table) => {
      count += 1;
      return `<div class="${styles.scroller ?? ''}" role="group" tabindex="0" aria-label="${nameOf(count)}">${table}`;
    })
    .replaceAll('</table>', '</table></div>');
}

/** Security: `html` must come from the API's content calls only. */
export function RichText({ html }: { html: string }) {
  const { t } = useTranslation('content');
  const navigate = useNavigate();

  function followInside(event: MouseEvent): void {
    const to = innerLink(event);
    if (to === null) return;
    event.preventDefault();
    void navigate(to);
  }

  const isSwitchedOff = useIsSwitchedOff();
  const open = withoutClosedLinks(html, isSwitchedOff);
  const shown = withScrollingTables(open, (number) => t('reading.table', { number }));
  // Security: the only unescaped HTML; the API has stripped everything outside its allowlist of tags and attributes.
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- clicks of the links in it, which keys make too
    <div
      className={styles.text}
      onClick={followInside}
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
