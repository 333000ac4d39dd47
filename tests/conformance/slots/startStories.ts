import type { LightMyRequestResponse } from 'fastify';
import type { Story as StoryRecord } from '#contract/calls/recordTypes.ts';
import type { SlotAnswer } from '#contract/calls/slots/slotCalls.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { slotUploads } from './slotUploads.ts';
import { ok, startTakeovers, type Fields, type Takeovers } from './startTakeovers.ts';

export type Story = SlotAnswer<StoryRecord>;

const panel = { query: { source: 'stories_panel' } };

export interface Stories extends Pick<
  Takeovers,
  'admin' | 'as' | 'client' | 'close' | 'freePolygon' | 'today'
> {
  readonly takeovers: Takeovers;
  readonly create: (fields: Fields, who?: Caller) => Promise<LightMyRequestResponse>;
  readonly update: (id: number, fields: Fields, who?: Caller) => Promise<LightMyRequestResponse>;
  readonly stop: (slot: Pick<Story, 'id' | 'version'>) => Promise<LightMyRequestResponse>;
  readonly check: (fields: Fields) => Promise<LightMyRequestResponse>;
  readonly get: (id: number) => Promise<LightMyRequestResponse>;
  readonly list: (
    query?: Record<string, string>,
  ) => Promise<{ results: Story[]; totalCount: number }>;
  readonly live: (query: Record<string, string>) => Promise<Story[]>;
  /** Addresses of uploads of the admin for a place, which no slot names yet. */
  readonly uploads: (place: string, count: number) => Promise<string[]>;
  /** Everything an automated story needs, on a polygon that nobody has booked. */
  readonly complete: (changes?: Fields) => Promise<Fields>;
}

/** The server on one day, with an admin and all that a story refers to. */
export const startStories = async (): Promise<Stories> => {
  const takeovers = await startTakeovers();
  const { admin, client, freePolygon } = takeovers;
  const uploads: Stories['uploads'] = (place, count) =>
    slotUploads(
      client.db,
      'stories',
      Array.from({ length: count }, () => place),
    );
  const { entity_type_id, entity_id, supply_user_uuid, opportunity_id } = takeovers.complete({
    product_cards: [],
  });
  return {
    takeovers,
    admin,
    client,
    freePolygon,
    today: takeovers.today,
    as: takeovers.as,
    close: takeovers.close,
    uploads,
    create: (fields, who = admin) => who.post('/ads/create-builder-slots', fields, panel),
    update: (id, fields, who = admin) => who.put(`/ads/slots/update/${id}`, fields, panel),
    stop: ({ id, version }) =>
      admin.post(
        '/sapna/v1/nivaas/helper/18',
        { slot_id: id, version, reason: 'The client asked for it' },
        panel,
      ),
    check: fields => admin.post('/sapna/v1/nivaas/helper/10', fields, panel),
    get: id => admin.get('/sapna/v1/nivaas/helper/8', { query: { ...panel.query, slot_id: id } }),
    list: async (query = {}) =>
      ok<{ results: Story[]; totalCount: number }>(
        await admin.get('/ads/get-slots-details', { query: { ...panel.query, ...query } }),
      ),
    live: async query =>
      ok<{ results: Story[] }>(
        await admin.get('/sapna/v1/nivaas/helper/11', { query: { ...panel.query, ...query } }),
      ).results,
    complete: async (changes = {}) => ({
      entity_type_id,
      entity_id,
      supply_user_uuid,
      opportunity_id,
      polygon_uuids: 'polygon_uuids' in changes ? [] : [freePolygon().uuid],
      start_date: '2026-12-01',
      end_date: '2026-12-07',
      amount: 2_500_000,
      devices: [4, 5],
      video_stories_type: 'automated',
      video_stories_language: 0,
      video_image_list: 'video_image_list' in changes ? [] : await uploads('video_image_list', 5),
      ...changes,
    }),
  };
};
