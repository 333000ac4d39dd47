import { startServerProcess, type ServerProcess } from '#tests/support/server/serverProcess.ts';
import { freePort } from '#tests/support/server/freePort.ts';

/** The built console on a database; nobody's calls wait for hours of the day, and no limit counts them. */
export const serveDatabase = async (url: string, processes = 1): Promise<ServerProcess> =>
  startServerProcess(await freePort(), {
    DATABASE_URL: url,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    CALLING_HOURS: '00:00-24:00',
    ...(processes > 1 && { PROCESSES: String(processes) }),
  });
