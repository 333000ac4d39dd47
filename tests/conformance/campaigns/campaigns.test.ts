import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, campaigns, opportunities, users } from '#backend/database/schema/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Campaign {
  id: number;
  name: string;
  type: string;
  manualCampaign: boolean;
  rechurn: boolean;
  agents: number[];
  cities: number[];
  totalRecords: number;
  totalSuccessfulRecords: number;
  version: number;
}
interface FileAnswer {
  isApplied: boolean;
  totalRecords: number;
  totalSuccessfulRecords: number;
  faults: { line: number; phone: string; error: string }[];
  campaign?: Campaign;
}

const at = '/mystique/v1/agent-campaign';
let test: TestApp;
let admin: Caller;
let agent: number;
let manager: number;

const idOf = async (email: string): Promise<number> => {
  const [row] = await test.client.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email));
  return row?.id ?? 0;
};

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
  agent = await idOf('owner-agent@example.com');
  manager = await idOf('finance@example.com');
});
afterAll(() => test.close());

let serial = 0;
const body = (more: object = {}) => ({
  name: `Campaign of the suite ${(serial += 1)}`,
  startDate: '2026-12-01',
  agents: [agent],
  cities: [],
  ...more,
});

const send = async (
  content: string | Uint8Array,
  { dryRun = false, ...fields }: Record<string, string | boolean> = {},
) => {
  const form = new FormData();
  const said = { name: `From a file ${(serial += 1)}`, startDate: '2026-12-01', ...fields };
  for (const [name, value] of Object.entries(said)) form.set(name, String(value));
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  form.set('file', new Blob([new Uint8Array(bytes)]), 'numbers.csv');
  const sent = new Response(form);
  return admin.call('POST', '/mystique/v1/manual-campaign', {
    query: { dryRun },
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  });
};

const countAll = () => test.client.db.$count(campaigns);

const casesIn = (statuses: number[]) =>
  test.client.db.$count(
    opportunities,
    and(
      eq(opportunities.line, 'owner'),
      isNull(opportunities.deletedAt),
      inArray(opportunities.statusId, statuses),
    ),
  );

describe('campaigns', () => {
  it.each([
    ['Normal', { manualCampaign: false, rechurn: false }, [1, 3, 4, 5, 8]],
    ['Manual Rechurn', { manualCampaign: true, rechurn: true }, [6, 7]],
  ])('of type %s carry the flags %j and count their cases', async (type, flags, statuses) => {
    const answer = await admin.post(at, body({ type }));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ ...flags, type, caseTypeId: 'SOCASE', agents: [agent] });
    expect(answer.json<Campaign>().totalRecords).toBe(await casesIn(statuses));
  });

  it.each([
    [{ manualCampaign: true, rechurn: true }, 'Manual Rechurn'],
    [{ rechurn: true }, 'Manual Rechurn'],
    [{}, 'Normal'],
  ])('with the flags %j alone are of type %s', async (flags, type) => {
    const answer = await admin.post(at, body(flags));
    expect(answer.json()).toMatchObject({ type });
  });

  it.each([{ type: 'Manual' }, { manualCampaign: true }])(
    'that are manual (%j) are refused without a file',
    async flags => {
      const answer = await admin.post(at, body(flags));
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ field: '/type', code: 'file' }] });
    },
  );

  it('take active owner agents alone, and cities that there are', async () => {
    const other = await admin.post(at, body({ agents: [manager] }));
    expect(other.json()).toMatchObject({ errors: [{ field: '/agents' }] });
    const nowhere = await admin.post(at, body({ cities: [99_999_999] }));
    expect(nowhere.json()).toMatchObject({ errors: [{ field: '/cities' }] });
  });

  it('are listed with their type, and gone once deleted', async () => {
    const made = (await admin.post(at, body())).json<Campaign>();
    const listed = await admin.get(`${at}/definition`, { query: { filters: `id==${made.id}` } });
    expect(listed.json()).toMatchObject({ results: [{ id: made.id, agentCount: 1 }] });
    const gone = await admin.call('DELETE', `${at}/${made.id}`, {
      query: { version: made.version },
    });
    expect(gone.statusCode, gone.body).toBe(200);
    const left = await admin.get(`${at}/definition`, { query: { filters: `id==${made.id}` } });
    expect(left.json()).toMatchObject({ results: [] });
  });

  it('are for Admin', async () => {
    const owner = await test.as('owner-agent');
    expect((await owner.get(`${at}/definition`)).statusCode).toBe(403);
    expect((await owner.post(at, body())).statusCode).toBe(403);
  });
});

describe('a campaign from a file', () => {
  const file = 'Phone,name\n98123 45678,Asha\n+91-9812345679,Ravi\n9812345678,Again\n12345,Short\n';

  it('is told line by line before anything is written', async () => {
    const before = await countAll();
    const answer = await send(file, { dryRun: true });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<FileAnswer>()).toEqual({
      isApplied: false,
      totalRecords: 4,
      totalSuccessfulRecords: 2,
      faults: [
        { line: 4, phone: expect.any(String) as string, error: 'repeated' },
        { line: 5, phone: expect.any(String) as string, error: 'digits' },
      ],
    });
    expect(await countAll()).toBe(before);
  });

  it('keeps every line, with why one is not called, and its history', async () => {
    const answer = await send(file, { agents: String(agent) });
    expect(answer.statusCode, answer.body).toBe(200);
    const { campaign } = answer.json<FileAnswer>();
    expect(campaign).toMatchObject({
      type: 'Manual',
      manualCampaign: true,
      rechurn: false,
      totalRecords: 4,
      totalSuccessfulRecords: 2,
      agents: [agent],
    });
    const id = campaign?.id ?? 0;
    const kept = await admin.get('/console/v1/campaign-records', {
      query: { filters: `campaignId==${id}` },
    });
    expect(kept.statusCode, kept.body).toBe(200);
    const told = kept.json<{ results: { lineNumber: number; name?: string; error?: string }[] }>();
    expect(told.results.map(({ lineNumber, name, error }) => [lineNumber, name, error])).toEqual([
      [2, 'Asha', undefined],
      [3, 'Ravi', undefined],
      [4, 'Again', 'repeated'],
      [5, 'Short', 'digits'],
    ]);
    const [entry] = await test.client.db
      .select()
      .from(auditEntries)
      .where(
        and(eq(auditEntries.entity, 'campaigns'), sql`${auditEntries.entityId} = ${id}::text`),
      );
    expect(entry?.after).toMatchObject({ fileName: 'numbers.csv', totalRecords: 4 });
  });

  const many = (lines: number) =>
    `phone\n${Array.from({ length: lines }, (_, line) => 9_000_000_000 + line).join('\n')}\n`;

  it.each<[string, string | Uint8Array, number, RegExp]>([
    ['no column', 'mobil\n9812345678\n', 422, /Line 1: .*no column "mobil"/],
    ['a missing column', 'name\nAsha\n', 422, /Line 1: The column "phone" is missing\./],
    ['a doubled column', 'phone,phone\n9812345678,9812345678\n', 422, /Line 1: .*appears twice/],
    ['an unknown column', 'phone,city\n9812345678,Pune\n', 422, /Line 1: Column 2: .*"city"/],
    [
      'another encoding',
      Buffer.from('phone,name\n9812345678,Zo\xeb\n', 'latin1'),
      422,
      /Line 2, character 14: .*Windows-1252.*CSV UTF-8/,
    ],
    ['UTF-16', Buffer.from('\ufeffphone\n9812345678\n', 'utf16le'), 422, /UTF-16.*CSV UTF-8/],
    ['a workbook', 'PK\u0003\u0004rest', 422, /Excel workbook.*CSV UTF-8/],
    ['nothing', '', 422, /The file is empty\./],
    ['a header alone', 'phone\n', 422, /no lines below the header/],
    ['no number', 'phone\n12\n13\n', 422, /None of the 2 lines/],
    ['a line too long', 'phone\n9812345678,Asha\n', 422, /Line 2: it has 2 columns/],
    ['100,000 lines', many(100_000), 413, /1,00,000 lines.*at most 20,000/],
  ])(
    'with %s creates nothing and says where and what to do',
    async (_what, content, status, words) => {
      const before = await countAll();
      const answer = await send(content);
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(status);
      expect(answer.json<{ message: string }>().message).toMatch(words);
      expect(await countAll()).toBe(before);
    },
  );

  it.each<[string, string, Record<string, string>]>([
    ['Phone, Name', 'Phone,Name\n9812345678,Asha\n', {}],
    [
      'Mobile number, other columns empty',
      'Mobile number,,Customer name,\n9812345678,,Asha,\n',
      {},
    ],
    ['in Hindi', 'नाम;मोबाइल\nAsha;९८१२३४५६७८\n', {}],
    ['with the separator of Excel', 'sep=;\nphone;name\n9812345678;Asha\n;\n', {}],
    ['numbers as people write them', 'phone,name\n0091 98123.45678,Asha\n', {}],
    ['numbers as spreadsheets write them', 'phone,name\n9812345678.0,Asha\n', {}],
    [
      'as a person matched them',
      'Nummer,Stadt,Wer\n9812345678,Pune,Asha\n',
      { columns: '["phone",null,"name"]' },
    ],
  ])('reads columns %s', async (_what, content, fields) => {
    const answer = await send(content, fields);
    expect(answer.statusCode, answer.body).toBe(200);
    const { campaign, ...counts } = answer.json<FileAnswer>();
    expect(counts).toMatchObject({ totalRecords: 1, totalSuccessfulRecords: 1 });
    const kept = await admin.get('/console/v1/campaign-records', {
      query: { filters: `campaignId==${campaign?.id}` },
    });
    const { results } = kept.json<{ results: { phone: string; name: string }[] }>();
    expect(results.map(({ name, phone }) => [name, phone.slice(-8)])).toEqual([
      ['Asha', '12345678'],
    ]);
  });

  it.each([
    ['no list', '{"phone":1}'],
    ['no JSON', 'phone,name'],
    ['another length', '["phone"]'],
    ['no column', '["phone","city"]'],
  ])('refuses columns that are %s', async (_what, columns) => {
    const answer = await send('Nummer,Wer\n9812345678,Asha\n', { columns });
    expect(answer.statusCode).toBe(422);
  });

  it('takes 20,000 lines', async () => {
    const answer = await send(many(20_000));
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    expect(answer.json()).toMatchObject({ totalSuccessfulRecords: 20_000 });
  });

  it('refuses what the form says wrongly, field by field', async () => {
    const missing = await send(file, { name: '' });
    expect(missing.json()).toMatchObject({ errors: [{ field: '/name' }] });
    const unknown = await send(file, { priority: '1' });
    expect(unknown.statusCode).toBe(400);
    const agents = await send(file, { agents: 'me' });
    expect(agents.json()).toMatchObject({ errors: [{ field: '/agents' }] });
  });
});
