/* `npm run notice`: writes NOTICE. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readLockfile, ROOT } from './lockfile';
import { noticeText } from './notice';

writeFileSync(path.join(ROOT, 'NOTICE'), noticeText(readLockfile()));
