// npm run test:long: wild input to every call and servers that are killed, on the embedded database; then, on a PostgreSQL that
// is started for them, the same and servers that stand side by side.
import { prepare } from './setup/prepare.mjs';

prepare();
const { build } = await import('./setup/build.mjs');
const { longParts } = await import('./setup/longParts.mjs');
const { finish } = await import('./setup/suites.mjs');

await build();
finish(longParts(process.argv.slice(2)).map(({ run }) => run()));
