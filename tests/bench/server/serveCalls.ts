import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp } from '#tests/support/server/startTestApp.ts';

/*
 * The real server over so many ended calls of one day. Prints one line of JSON with its address, the session of an administrator
 * and that day, then answers until it ends.
 */

const rows = Number(process.argv[2] ?? 100_000);
/** A day that the demo data know nothing of. */
const day = '2024-05-06';

// In a folder: what the engine writes is not a memory of the server's.
const dataDir = mkdtempSync(join(tmpdir(), 'console-bench-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const test = await startTestApp({ dataDir });
const userId = await addUser(test.client, 'bench-report@example.com', ['admin']);
await test.client.db.execute(sql`
  insert into calls (communication_id, opportunity_id, agent_id, line, from_number, receiver_number, state, outcome_id,
    started_at, connected_at, ended_at, disposed_at)
  select 'bench-' || g, o.id, coalesce(o.agent_id, ${userId}::bigint), o.line, '8000000000',
    (6000000000 + g * 7919::bigint)::text, 'ended', case when g % 3 = 0 then 13 else 12 end,
    t.at, case when g % 3 = 0 then null else t.at + interval '9 seconds' end,
    t.at + g % 600 * interval '1 second' + interval '10 seconds', t.at + interval '12 minutes'
  from generate_series(1, ${rows}::int) g
  cross join lateral (select (${day} || ' 09:00:00+05:30')::timestamptz + g * interval '0.3 seconds' as at) t
  join (select id, agent_id, line, row_number() over (order by id) - 1 as place, count(*) over () n from opportunities) o
    on o.place = g % o.n`);
// As a PostgreSQL leaves its tables by itself within a minute of such a load, and the tending of the embedded engine does.
await test.client.db.execute(sql`vacuum analyze`);
const headers = await sessionHeaders(test.client, userId);
const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ address, headers, day }));
process.on('SIGTERM', () => process.exit(0));
