import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { records } from '#backend/database/schema/index.ts';
import type { BulkEdit } from '#contract/calls/records/bulk.ts';
import { bulkAmenities } from '../support/bulkAmenities.ts';
import { startTestApp } from '../support/server/startTestApp.ts';
import type { Bench } from './Figure.ts';
import { measure, waitWords } from './measure.ts';

const count = 10_000;
const base = '/console/v1/bulk-edits';

export const bench: Bench = {
  about: `a change of ${count} records of the generic store, previewed and applied`,
  run: async () => {
    const test = await startTestApp({ screens: [bulkAmenities] });
    const admin = await test.as('admin');
    const smallCall = () => admin.get('/sapna/v1/products');
    const preview = async (body: object): Promise<BulkEdit> => {
      const answer = await admin.post(base, body);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<BulkEdit>();
    };
    const untilDone = async (id: BulkEdit['id']): Promise<BulkEdit> => {
      for (;;) {
        const edit = (await admin.get(`${base}/${id}`)).json<BulkEdit>();
        if (edit.state === 'done') return edit;
        if (edit.state === 'failed') throw new Error('The change failed');
        await setTimeout(100);
      }
    };

    await test.client.db.execute(sql`
      insert into ${records} (resource, data)
      select 'amenities', jsonb_build_object('name', 'Amenity ' || n, 'category', 'sport', 'sortOrder', n, 'active', true)
      from generate_series(1, ${count}::integer) n`);
    // The first preview compiles what the others use.
    await preview({
      resource: 'amenities',
      changes: { active: false },
      filters: 'sortOrder=lt=10',
    });
    const previewed = await measure(
      () => preview({ resource: 'amenities', changes: { active: false } }),
      smallCall,
    );
    const { id, fingerprint, counts } = previewed.answer;
    const applied = await measure(async () => {
      await admin.post(`${base}/${id}/apply`, { fingerprint });
      return untilDone(id);
    }, smallCall);
    await test.close();
    return [
      {
        what: `preview over ${count} matches`,
        value: previewed.seconds,
        unit: 's',
        target: { most: 2 },
        raw: `${JSON.stringify(counts)}; ${waitWords(previewed)}`,
      },
      {
        what: `${count} changes applied, each with its history (no target is set)`,
        value: applied.seconds,
        unit: 's',
        target: { most: 600 },
        raw: `${JSON.stringify(applied.answer.outcomes)}; ${waitWords(applied)}`,
      },
    ];
  },
};
