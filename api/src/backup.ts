import { runCommand } from './backups/command';
import { takeBackup } from './backups/take-backup';

/* `npm run backup -- --to <folder>`: database, keys, registry and releases in one folder. */

runCommand('backup', takeBackup);
