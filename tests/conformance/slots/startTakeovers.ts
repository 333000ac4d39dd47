import { and, asc, eq, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import {
  accounts,
  auditEntries,
  caps,
  files,
  opportunities,
  polygons,
  projects,
  slotBookings,
  users,
} from '#backend/database/schema/index.ts';
import type { Database } from '#backend/database/client.ts';
import { slotMediaUrl } from '#contract/calls/slots/slotMedia.ts';
import type { SiteTakeover } from '#contract/calls/recordTypes.ts';
import type { SlotAnswer } from '#contract/calls/slots/slotCalls.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { ok as answerOf } from '#tests/support/server/ok.ts';

export type Slot = SlotAnswer<SiteTakeover>;
export type Fields = Record<string, unknown>;

const paths = {
  create: '/ads/create-builder-slots',
  upload: '/ads/upload-media-to-s3',
  list: '/ads/get-slots-details',
  get: '/sapna/v1/nivaas/helper/8',
  check: '/sapna/v1/nivaas/helper/10',
  live: '/sapna/v1/nivaas/helper/11',
  stop: '/sapna/v1/nivaas/helper/18',
};

/** The answer of a call that must succeed. */
export const ok = <Answer = Slot>(response: LightMyRequestResponse): Answer =>
  answerOf<Answer>(response);

/** What a refusal says of each field. */
export const faultsOf = (response: LightMyRequestResponse): string[] =>
  (response.json<{ errors?: { field: string; message: string }[] }>().errors ?? []).map(
    ({ field, message }) => `${field}: ${message}`,
  );

interface Sent {
  readonly content: Uint8Array;
  readonly name?: string;
  readonly type?: string;
  readonly priority?: string | number;
  /** A place of another kind of slots, in place of the priority. */
  readonly at?: { readonly resource: string; readonly place: string } | undefined;
}

/** A form as browsers send it. */
export const formOf = ({ content, name = 'a.png', type = 'image/png', priority = 1, at }: Sent) => {
  const edge = '----takeover-form-edge';
  const words = Object.entries(at ?? { priority })
    .map(
      ([field, value]) =>
        `--${edge}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  const body = Buffer.concat([
    Buffer.from(
      words +
        `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n` +
        `Content-Type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${edge}` } };
};

const needed = [1, 2, 9, 10];

/** Pictures that the admin has uploaded and no slot names yet, by the set: one for each card that a slot needs. */
const uploadedSets = async (db: Database, count: number): Promise<Fields[][]> => {
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'admin@example.com'));
  const rows = Array.from({ length: count }, () =>
    needed.map(priority => ({
      id: crypto.randomUUID(),
      resource: 'site-takeovers',
      field: `product_cards.${priority}`,
      name: 'a.png',
      mediaType: 'image/png',
      size: 100,
      width: 1200,
      height: 400,
      sha256: '',
      createdBy: person?.id ?? 0,
    })),
  );
  await db.insert(files).values(rows.flat());
  return rows.map(set =>
    set.map(({ id, field }) => ({
      priority: Number(field.split('.')[1]),
      content: slotMediaUrl(id),
    })),
  );
};

export interface Takeovers extends TestApp {
  readonly today: string;
  readonly admin: Caller;
  readonly create: (fields: Fields, who?: Caller) => Promise<LightMyRequestResponse>;
  readonly update: (id: number, fields: Fields, who?: Caller) => Promise<LightMyRequestResponse>;
  readonly stop: (slot: Slot, fields?: Fields) => Promise<LightMyRequestResponse>;
  readonly get: (id: number) => Promise<Slot>;
  readonly list: (
    query?: Record<string, string>,
  ) => Promise<{ results: Slot[]; totalCount: number }>;
  readonly live: (query: Record<string, string>) => Promise<Slot[]>;
  readonly check: (fields: Fields) => Promise<LightMyRequestResponse>;
  readonly upload: (sent: Sent, who?: Caller) => Promise<LightMyRequestResponse>;
  /** Cards whose pictures the admin has uploaded and no slot has. */
  readonly cards: () => Fields[];
  /** Everything a slot needs, on a polygon that nobody has booked. */
  readonly complete: (changes?: Fields) => Fields;
  /** Uuids of polygons that nobody has booked. */
  readonly freePolygon: () => { id: number; uuid: string };
  readonly project: { id: number; builderId: number; uuid: string };
  readonly history: (id: number) => Promise<(typeof auditEntries.$inferSelect)[]>;
}

/** The server on one day, with an admin and all that a slot refers to. */
export const startTakeovers = async (): Promise<Takeovers> => {
  const now = new Date('2026-11-20T06:00:00.000Z');
  const test = await startTestApp({ services: { now: () => now } });
  const { db } = test.client;
  const admin = await test.as('admin');
  // Caps of the demo data would stop slots that are made by the hundred.
  await db.update(caps).set({ isActive: false });
  const booked = await db.selectDistinct({ id: slotBookings.polygonId }).from(slotBookings);
  const free = await db
    .select({ id: polygons.id, uuid: polygons.uuid })
    .from(polygons)
    .where(
      and(
        eq(polygons.kind, 'locality'),
        notInArray(
          polygons.id,
          booked.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(polygons.id));
  const [project] = await db
    .select({ id: projects.id, builderId: projects.builderId, uuid: projects.uuid })
    .from(projects)
    .where(eq(projects.isActive, true))
    .orderBy(asc(projects.id));
  const [account] = await db
    .select({ uuid: accounts.uuid, opportunityId: opportunities.id })
    .from(accounts)
    .innerJoin(opportunities, eq(opportunities.accountId, accounts.id))
    .where(and(isNull(accounts.deletedAt), isNotNull(accounts.uuid)))
    .orderBy(asc(accounts.id), asc(opportunities.id));
  if (!project || !account) throw new Error('The demo data lacks what a slot needs');

  const upload: Takeovers['upload'] = (sent, who = admin) =>
    who.call('POST', paths.upload, formOf(sent));
  const sets = await uploadedSets(db, 450);
  const cards = () => sets.pop() ?? [];
  const freePolygon = () => {
    const next = free.pop();
    if (!next) throw new Error('No polygon is left');
    return next;
  };
  return {
    ...test,
    today: '2026-11-20',
    admin,
    project,
    upload,
    cards,
    freePolygon,
    create: (fields, who = admin) => who.post(paths.create, fields),
    update: (id, fields, who = admin) => who.put(`/ads/slots/update/${id}`, fields),
    stop: (slot, fields = {}) =>
      admin.post(paths.stop, {
        slot_id: slot.id,
        version: slot.version,
        reason: 'The client asked for it',
        ...fields,
      }),
    get: async id => ok(await admin.get(paths.get, { query: { slot_id: id } })),
    list: async (query = {}) =>
      ok<{ results: Slot[]; totalCount: number }>(await admin.get(paths.list, { query })),
    live: async query => ok<{ results: Slot[] }>(await admin.get(paths.live, { query })).results,
    check: fields => admin.post(paths.check, fields),
    complete: (changes = {}) => ({
      promotion_type: 'Paid',
      entity_type_id: 2,
      entity_id: project.id,
      polygon_uuids: 'polygon_uuids' in changes ? [] : [freePolygon().uuid],
      amount: 4_500_000,
      supply_user_uuid: account.uuid,
      opportunity_id: account.opportunityId,
      start_date: '2026-12-01',
      end_date: '2026-12-07',
      profile_type: 'BUILDER',
      selling_type: 'New Project',
      product_details: {
        site_takeover_title: 'Lakeside',
        site_takeover_subtitle: 'Homes around a lake',
      },
      product_cards: 'product_cards' in changes ? [] : cards(),
      ...changes,
    }),
    history: id =>
      db
        .select()
        .from(auditEntries)
        .where(
          and(eq(auditEntries.entity, 'site-takeovers'), eq(auditEntries.entityId, String(id))),
        )
        .orderBy(asc(auditEntries.id)),
  };
};
