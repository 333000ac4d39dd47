import type { LightMyRequestResponse } from 'fastify';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { ok, startTakeovers, type Fields, type Takeovers } from './startTakeovers.ts';

/** A slot as the calls of every kind answer it. */
export interface PanelSlot extends Fields {
  readonly id: number;
  readonly version: number;
}

export interface PanelSlots extends Pick<
  Takeovers,
  'admin' | 'as' | 'client' | 'close' | 'freePolygon' | 'today' | 'project'
> {
  readonly takeovers: Takeovers;
  readonly create: (fields: Fields, who?: Caller) => Promise<LightMyRequestResponse>;
  readonly update: (id: number, fields: Fields, who?: Caller) => Promise<LightMyRequestResponse>;
  readonly stop: (
    slot: Pick<PanelSlot, 'id' | 'version'>,
    who?: Caller,
  ) => Promise<LightMyRequestResponse>;
  readonly check: (fields: Fields) => Promise<LightMyRequestResponse>;
  readonly get: (id: number) => Promise<LightMyRequestResponse>;
  readonly list: (
    query?: Record<string, string>,
    who?: Caller,
  ) => Promise<{ results: PanelSlot[]; totalCount: number }>;
  /** What a slot of any kind needs, on a polygon that nobody has booked. */
  readonly shared: (changes?: Fields) => Fields;
}

interface Paths {
  readonly create?: string;
  readonly update?: string;
  readonly list?: string;
}

/** The server on one day, with an admin, and the calls of one kind of slots by its panel; of takeovers without one. */
export const startPanelSlots = async (
  source: string | undefined,
  {
    create = '/ads/create-builder-slots',
    update = '/ads/slots/update',
    list = '/ads/get-slots-details',
  }: Paths = {},
  server?: Takeovers,
): Promise<PanelSlots> => {
  const takeovers = server ?? (await startTakeovers());
  const { admin, freePolygon } = takeovers;
  const query: Record<string, string> = source === undefined ? {} : { source };
  const panel = { query };
  const { entity_type_id, entity_id, supply_user_uuid, opportunity_id } = takeovers.complete({
    product_cards: [],
  });
  return {
    takeovers,
    admin,
    freePolygon,
    client: takeovers.client,
    today: takeovers.today,
    project: takeovers.project,
    as: takeovers.as,
    close: takeovers.close,
    create: (fields, who = admin) => who.post(create, fields, panel),
    update: (id, fields, who = admin) => who.put(`${update}/${id}`, fields, panel),
    stop: ({ id, version }, who = admin) =>
      who.post(
        '/sapna/v1/nivaas/helper/18',
        { slot_id: id, version, reason: 'The client asked for it' },
        panel,
      ),
    check: fields => admin.post('/sapna/v1/nivaas/helper/10', fields, panel),
    get: id => admin.get('/sapna/v1/nivaas/helper/8', { query: { ...query, slot_id: id } }),
    list: async (asked = {}, who = admin) =>
      ok<{ results: PanelSlot[]; totalCount: number }>(
        await who.get(list, { query: { ...query, ...asked } }),
      ),
    shared: (changes = {}) => ({
      entity_type_id,
      entity_id,
      supply_user_uuid,
      opportunity_id,
      polygon_uuids: 'polygon_uuids' in changes ? [] : [freePolygon().uuid],
      start_date: '2026-12-01',
      end_date: '2026-12-07',
      amount: 2_500_000,
      ...changes,
    }),
  };
};
