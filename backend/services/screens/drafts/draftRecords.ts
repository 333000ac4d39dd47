import { sql } from 'drizzle-orm';
import type { ScreenDraft, ScreenVersion } from '#contract/calls/recordTypes.ts';
import { screenDraftCalls, screenVersionCalls } from '#contract/calls/screens/screenDrafts.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { draftRefusals } from '#contract/domain/messages/draftRefusals.ts';
import { prototypeNameIn } from '#contract/model/overlay/prototypeNameIn.ts';
import { screenLabelIn } from '#contract/model/overlay/screenLabelIn.ts';
import { sizeFault } from '#contract/model/overlay/sizeFault.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { refuseOutOfBounds } from '../../../plugins/parseJson.ts';
import {
  screenDrafts,
  screenVersions,
  type DraftedScreen,
} from '../../../database/schema/index.ts';
import type { Presented } from '../../../tables/Declaration.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';

/** What of a draft people write. */
export type DraftFields = Pick<ScreenDraft, 'screen'>;

/** What cannot even be kept: a draft may be faulty, but not hostile, and not another screen. @throws Refusal VALIDATION_FAILED */
export const refuseDraft = (resource: string, { file, schema }: DraftedScreen): void => {
  const fault = (field: string, told: { message: string }) =>
    new Refusal('VALIDATION_FAILED', draftRefusals.notKept, {
      errors: [{ in: 'body', field, code: 'screen', ...told }],
    });
  // What came as text of its own was not read by the parser of bodies.
  refuseOutOfBounds({ screen: { file, schema } });
  const size = sizeFault(file, schema);
  if (size !== undefined) throw fault('/screen', { message: size });
  for (const part of ['file', 'schema'] as const) {
    const at = prototypeNameIn(part === 'file' ? file : schema);
    if (at !== undefined) throw fault(`/screen/${part}${at}`, draftRefusals.prototypeName);
  }
  if (file['resource'] !== resource)
    throw fault('/screen/file/resource', draftRefusals.keepsItsName);
};

/** Screens that someone works on in Studio. */
export const draftRecords = declareRecords<ScreenDraft & Presented, DraftFields>(screenDraftCalls, {
  resource: 'screen-drafts',
  table: screenDrafts,
  removal: 'hard',
  notThere: notThere.record,
  fields: {
    resource: screenDrafts.resource,
    label: screenDrafts.label,
    screen: screenDrafts.screen,
    basedOn: screenDrafts.basedOn,
    newest: sql<number>`(select coalesce(max(one.number), 0) from screen_versions one
      where one.resource = "screen_drafts"."resource")`.mapWith(Number),
    createdByName: sql<string>`(select person.name from users person
      where person.id = "screen_drafts"."created_by")`,
  },
  search: [screenDrafts.resource, screenDrafts.label],
  sort: '-updatedAt',
  readers: 'granted',
  refuse: (_context, { record, before }) => {
    if (before) refuseDraft(before.resource ?? '', record.screen);
    return Promise.resolve();
  },
  columns: ({ record }) => Promise.resolve({ label: screenLabelIn(record.screen.file) }),
});

/** What was published of each screen. */
export const versionRecords = declareRecords<ScreenVersion & Presented, object>(
  screenVersionCalls,
  {
    resource: 'screen-versions',
    table: screenVersions,
    removal: 'hard',
    notThere: notThere.record,
    fields: {
      resource: screenVersions.resource,
      number: screenVersions.number,
      newest: sql<number>`(select max(one.number) from screen_versions one
        where one.resource = "screen_versions"."resource")`.mapWith(Number),
      isNewest: sql<boolean>`not exists (select from screen_versions one
        where one.resource = "screen_versions"."resource" and one.number > "screen_versions"."number")`,
      isAsFiles: screenVersions.isAsFiles,
      why: screenVersions.why,
      createdByName: sql<string>`(select person.name from users person
        where person.id = "screen_versions"."created_by")`,
    },
    search: [screenVersions.resource, screenVersions.why],
    sort: '-id',
    readers: 'granted',
  },
);
