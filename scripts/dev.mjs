// npm run dev: the same console with hot reload of code, screens and schemas.
import { prepare } from './setup/prepare.mjs';

prepare();
const { runDevelopment } = await import('./setup/development.mjs');
await runDevelopment(await import('vite'));
