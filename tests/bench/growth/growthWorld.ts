import { sql } from 'drizzle-orm';
import { openPostgres, type DatabaseClient } from '#backend/database/client.ts';
import { personaEmail } from '#backend/database/seed/people/personas.ts';
import { sessionHeaders, type SessionHeaders } from '#tests/support/server/sessionHeaders.ts';

/** Who asks; the names of the table, and whom of the demo each one is. */
export const growthPersonas = {
  agent: 'broker-agent',
  lead: 'broker-lead',
  manager: 'broker-business-manager',
  head: 'head-of-management',
  admin: 'admin',
  finance: 'finance',
  rcm: 'rcm-admin',
} as const;
export type GrowthPersona = keyof typeof growthPersonas;

/** Records and words of a database that calls ask for. */
export interface GrowthWorld {
  /** A deal of the agent's that is closed, with packages, termsheet and comments, and its account. */
  readonly dealId: number;
  readonly accountId: number;
  readonly accountName: string;
  readonly termsheetId: number;
  /** The broker's account with the most deals. */
  readonly largeAccountId: number;
  readonly cityId: number;
  /** Ten digits of a contact. */
  readonly phone: string;
  readonly reference: string;
  readonly userIds: Readonly<Record<GrowthPersona, number>>;
  readonly today: string;
}

/** Anyone who works deals, with some of their own: each connection of the mix is another one. */
export interface GrowthAgent {
  readonly id: number;
  readonly line: string;
  readonly deals: readonly number[];
  readonly word: string;
}

const first = async <Row>({ db }: DatabaseClient, statement: ReturnType<typeof sql>) => {
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  const [row] = rows;
  if (!row) throw new Error('A record that the bench asks for is not there');
  return row;
};

/** Reads what the calls name. */
export const readGrowthWorld = async (client: DatabaseClient): Promise<GrowthWorld> => {
  const userIds = {} as Record<GrowthPersona, number>;
  for (const [name, key] of Object.entries(growthPersonas)) {
    const { id } = await first<{ id: string }>(
      client,
      sql`select id from users where email = ${personaEmail({ key })}`,
    );
    userIds[name as GrowthPersona] = Number(id);
  }
  const deal = await first<{
    id: string;
    account_id: string;
    name: string;
    sheet: string;
    phone: string;
    city_id: string;
  }>(
    client,
    sql`select o.id, o.account_id, a.name, t.id as sheet, c.phone, o.city_id
        from opportunities o join accounts a on a.id = o.account_id join termsheets t on t.opportunity_id = o.id
        join contacts c on c.account_id = a.id
        where o.agent_id = ${userIds.agent}::bigint and a.agent_id = ${userIds.agent}::bigint and o.status_id = 2 and t.status_id = 3
        order by exists (select from comments m where m.entity = 'opportunity' and m.entity_id = o.id) desc, o.id, t.id, c.id limit 1`,
  );
  const large = await first<{ id: string }>(
    client,
    sql`select account_id as id from opportunities where line = 'broker' group by 1 order by count(*) desc, 1 limit 1`,
  );
  const paid = await first<{ reference: string }>(
    client,
    sql`select reference_number as reference from payments where reference_number is not null order by id desc limit 1`,
  );
  return {
    dealId: Number(deal.id),
    accountId: Number(deal.account_id),
    accountName: deal.name,
    termsheetId: Number(deal.sheet),
    largeAccountId: Number(large.id),
    cityId: Number(deal.city_id),
    phone: deal.phone,
    reference: paid.reference,
    userIds,
    today: new Date().toISOString().slice(0, 10),
  };
};

/** Sessions of those who ask, written to the database. */
export const signInAll = async (
  client: DatabaseClient,
  { userIds }: GrowthWorld,
): Promise<Readonly<Record<GrowthPersona, SessionHeaders>>> => {
  const sessions = {} as Record<GrowthPersona, SessionHeaders>;
  for (const [name, id] of Object.entries(userIds))
    sessions[name as GrowthPersona] = await sessionHeaders(client, id, new Date());
  return sessions;
};

/** So many agents of all lines, in turn by the number of their deals, so that heavy and light ones are among them. */
export const readAgents = async (
  client: DatabaseClient,
  count: number,
): Promise<readonly GrowthAgent[]> => {
  const { rows } = (await client.db.execute(sql`
    with working as (
      select o.agent_id, min(o.line) as line, count(*) as deals, row_number() over (order by count(*), o.agent_id) - 1 as place,
        count(*) over () as people
      from opportunities o where o.agent_id is not null group by 1),
    chosen as (select * from working order by (place * 7919) % people limit ${count}::int)
    select c.agent_id as id, c.line,
      (select array_agg(d.id) from (select id from opportunities o where o.agent_id = c.agent_id order by updated_at desc limit 20) d) as deals,
      (select split_part(a.name, ' ', 1) from opportunities o join accounts a on a.id = o.account_id
        where o.agent_id = c.agent_id order by o.id desc limit 1) as word
    from chosen c`)) as {
    rows: { id: string; line: string; deals: (string | number)[]; word: string }[];
  };
  return rows.map(({ id, line, deals, word }) => ({
    id: Number(id),
    line,
    deals: deals.map(Number),
    word,
  }));
};

/** A connection of the bench's own, closed after the work. */
export const withDatabase = async <Result>(
  url: string,
  work: (client: DatabaseClient) => Promise<Result>,
): Promise<Result> => {
  const client = openPostgres(url);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
};
