import { isCommand, runCommand } from '#backend/commands.ts';

/* npm run migrate, npm run backup [-- file] and npm run restore -- file; the settings are those of npm start. */

const [name, ...rest] = process.argv.slice(2);
if (isCommand(name)) await runCommand(name, rest, process.env, line => console.log(line));
else {
  console.error('\n  Say "migrate", "backup" or "restore".\n');
  process.exitCode = 1;
}
