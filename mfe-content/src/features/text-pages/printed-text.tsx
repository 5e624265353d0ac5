import { RichText } from '../../ui/rich-text/rich-text';
import { TableOfContents } from '../../ui/rich-text/table-of-contents';
import { PrintButton } from './print-button';
import styles from './text-pages.module.css';

export function PrintedText({ body }: { body: string }) {
  return (
    <div className={styles.sheet}>
      <PrintButton />
      <TableOfContents html={body} />
      <div className={styles.body}>
        <RichText html={body} />
      </div>
    </div>
  );
}
