import { backupCommand, restoreCommand } from './backup/backupCommand.ts';
import { BackupError } from './backup/format.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { DataDirInUse } from './database/lockDataDir.ts';
import { migrateCommand } from './firstStart/migrateCommand.ts';
import type { Environment } from './settings/settings.ts';

type Say = (line: string) => void;
type Command = (config: Config, rest: readonly string[], say: Say) => Promise<void>;

/** What the server does in place of serving, by the first word behind its name. */
const commands = {
  migrate: (config, _rest, say) => migrateCommand(config, say),
  backup: backupCommand,
  restore: restoreCommand,
} satisfies Record<string, Command>;

/** Whether a word names a command. */
export const isCommand = (word: string | undefined): word is keyof typeof commands =>
  word !== undefined && Object.hasOwn(commands, word);

/** Whether an error tells an operator what to do, so that where it came from is no help. */
export const isExpected = (error: unknown): error is Error =>
  error instanceof BackupError || error instanceof ConfigError || error instanceof DataDirInUse;

/**
 * Does what a command says, by the settings of a start. What is wrong is told, and the process then ends with 1.
 * @param rest what stands behind the command
 */
export const runCommand = async (
  name: keyof typeof commands,
  rest: readonly string[],
  env: Environment,
  say: Say,
): Promise<void> => {
  try {
    await commands[name](readConfig(env), rest, line => say(`  ${line.trim()}`));
  } catch (error) {
    console.error(isExpected(error) ? `\n  ${error.message}\n` : error);
    process.exitCode = 1;
  }
};
