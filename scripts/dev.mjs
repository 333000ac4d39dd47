// npm run dev: the same console with hot reload of code, screens and schemas.
import { prepare } from './setup/prepare.mjs';
import { keepRunning } from './setup/keepRunning.mjs';

if (process.argv.includes('--once')) {
  // It ends with the process that keeps it, however that ends.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  const { runDevelopment } = await import('./setup/development.mjs');
  await runDevelopment(await import('vite'));
} else {
  prepare();
  process.exit(await keepRunning({ port: Number(process.env.PORT || 4000) }));
}
