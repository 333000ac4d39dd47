import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** npm removes this file first and writes it last. */
const listed = 'node_modules/.package-lock.json';

const installed = () => statSync(listed, { throwIfNoEntry: false })?.mtimeMs;

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<meta name="color-scheme" content="light dark"><title>Packages are being installed</title></head>
<body style="font: 16px/1.5 system-ui, sans-serif; max-width: 560px; margin: 15vh auto; padding: 0 16px">
<h1 style="font-size: 20px">Packages are being installed</h1>
<p>npm is replacing node_modules, so the console was stopped. It starts again by itself once they are there, and this page loads then.</p>
</body></html>`;

/** Answers in the place of a console that waits for its packages. */
const standIn = async port => {
  const server = createServer((_request, answer) => {
    answer.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '2' });
    answer.end(page);
  }).listen(port, 'localhost');
  await once(server, 'listening');
  return () => {
    server.closeAllConnections();
    server.close();
  };
};

const isOver = child => child.exitCode !== null || child.signalCode !== null;

/** Ends a process; one that cannot any more, since what it needs for that is gone, is ended for it. */
const end = async (child, patience) => {
  const over = isOver(child) ? Promise.resolve() : once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  await over;
  clearTimeout(timer);
};

/**
 * Runs a command until it ends. Where packages are installed meanwhile, which takes from under it what it is made of, it is stopped,
 * the port says so, and it runs again once they are there.
 * @param given.begin starts it, as `spawn` does
 * @returns its exit code
 */
export const keepRunning = async ({
  port,
  begin = () =>
    spawn(process.execPath, process.argv.slice(1).concat('--once'), {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  tell = line => console.log(line),
  pause = 500,
  patience = 10_000,
}) => {
  let child;
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      asked.abort();
      child?.kill(signal);
    });
  while (!asked.signal.aborted) {
    const before = installed();
    child = begin();
    while (!isOver(child) && installed() === before) await wait(pause);
    if (installed() === before || asked.signal.aborted) break;
    tell(
      '\n  Packages are being installed: the console stops, and starts again once they are there.\n',
    );
    await end(child, patience);
    const close = await standIn(port);
    let last;
    do {
      last = installed();
      await wait(pause);
    } while (!asked.signal.aborted && (last === undefined || last !== installed()));
    close();
  }
  if (!isOver(child)) await once(child, 'exit');
  return child.exitCode ?? 0;
};
