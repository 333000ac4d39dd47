// Preloaded into a server (`--import`): its time is that of the machine and as many milliseconds as the file of CLOCK_FILE says,
// and what goes round at intervals goes round by that time.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const RealDate = Date;
let ahead = 0;
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

const realInterval = setInterval;
const longer = 10_000;
globalThis.setInterval = (round, every, ...given) => {
  if (!(every >= longer)) return realInterval(round, every, ...given);
  let last = now();
  return realInterval(() => {
    if (now() - last < every) return;
    last = now();
    round(...given);
  }, 100);
};

realInterval(() => {
  ahead = Number(readFileSync(process.env['CLOCK_FILE'] ?? '', 'utf8'));
}, 50).unref();
