import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp } from '#tests/support/server/startTestApp.ts';
import { addSlots } from './addSlots.ts';

/*
 * The real server over so many slots. Prints one line of JSON with its address, the cookie of an agent and today, then answers
 * until it ends.
 */

const test = await startTestApp();
const today = indiaDay(test.services.now());
await addSlots(test.client.db, Number(process.argv[2] ?? 200_000), today);
const userId = await addUser(test.client, 'bench-slots@example.com', ['builder-tele-sales']);
const { cookie } = await sessionHeaders(test.client, userId);
const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ address, cookie, today }));
process.on('SIGTERM', () => process.exit(0));
