import { backupCommand, restoreCommand } from '#backend/backup/backupCommand.ts';
import { BackupError } from '#backend/backup/format.ts';
import { ConfigError, readConfig } from '#backend/config.ts';
import { DataDirInUse } from '#backend/database/lockDataDir.ts';

/* npm run backup [-- file] and npm run restore -- file; the settings are those of npm start. */

const commands = { backup: backupCommand, restore: restoreCommand };

const [name = '', ...rest] = process.argv.slice(2);
try {
  if (!(name === 'backup' || name === 'restore'))
    throw new BackupError('Say "backup" or "restore".');
  await commands[name](readConfig(process.env), rest, line => console.log(`  ${line}`));
} catch (error) {
  const isExpected =
    error instanceof BackupError || error instanceof ConfigError || error instanceof DataDirInUse;
  console.error(isExpected ? `\n  ${error.message}\n` : error);
  process.exitCode = 1;
}
