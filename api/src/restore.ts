import { runCommand } from './backups/command';
import { putBack } from './backups/put-back';

/* `npm run restore -- --from <folder>`: puts back what `npm run backup` wrote. */

runCommand('restore', putBack);
