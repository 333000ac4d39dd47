import { draftOfFields } from '#contract/model/newScreen/draftFiles.ts';
import { planFromTable } from '#contract/model/newScreen/planFromTable.ts';
import { screenDrafts } from '../schema/platform/screenDrafts.ts';
import { screenVersions } from '../schema/platform/screenVersions.ts';
import type { Calendar } from './calendar.ts';
import { batch, type Batch } from './pen/batch.ts';

/** A screen that somebody has begun in Studio, and one that went back to what its files say. */
export function* screenBatches(calendar: Calendar, by: number): Generator<Batch> {
  const resource = 'visitor-passes';
  const fields = planFromTable(
    ['Visitor', 'Comes on', 'Gate'],
    [['Asha Rao', '4/3/2026', 'North']],
  );
  const names = { resource, one: 'Visitor pass', other: 'Visitor passes', others: [] };
  yield batch(screenDrafts, [
    {
      id: 1,
      resource,
      label: names.other,
      screen: draftOfFields(names, fields),
      basedOn: 0,
      madeFrom: '',
      createdAt: calendar.at(-3, 10),
      createdBy: by,
      updatedAt: calendar.at(-2, 15),
      updatedBy: by,
    },
  ]);
  const version = { screenChanges: [], schemaChanges: [], madeFrom: '', createdBy: by };
  yield batch(screenVersions, [
    {
      ...version,
      id: 1,
      resource: 'announcements',
      number: 1,
      isAsFiles: true,
      why: 'The order of the release is the better one',
      createdAt: calendar.at(-20, 12),
    },
  ]);
}
