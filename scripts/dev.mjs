// npm run dev: the same console with hot reload of code, screens and schemas.
import { install } from './setup/install.mjs';

install();
const { runDevelopment } = await import('./setup/development.mjs');
await runDevelopment(await import('vite'));
