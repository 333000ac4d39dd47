import Type from 'typebox';
import schema from '#form-schemas/campaign.schema.json' with { type: 'json' };
import choiceSchema from '#form-schemas/campaign-choice.schema.json' with { type: 'json' };
import { campaignLineFaults } from '../../domain/calling/campaignFile.ts';
import type { RoleCode } from '../../domain/roles.ts';
import { userWriters } from '../../domain/users/userRoles.ts';
import { phoneNumber, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type { Campaign, CampaignChoice, CampaignFields } from '../recordTypes.ts';

const source = 'part 2 §3, §7, decision record 0151';
/** The menu gives campaigns to Admin (part 2 section 6). */
const access: readonly RoleCode[] = ['admin'];
const count = Type.Integer({ minimum: 0 });
const ids = Type.Optional(Type.String({ description: 'Ids, separated by commas' }));

/** Outbound campaigns of owner agents. */
export const campaignCalls = recordCalls<Campaign, CampaignFields>()({
  area: 'campaigns',
  schema,
  called: ['campaign', 'campaigns'],
  access,
  source,
  list: { at: 'GET /mystique/v1/agent-campaign/definition' },
  create: { at: 'POST /mystique/v1/agent-campaign' },
  remove: { at: 'DELETE /mystique/v1/agent-campaign/{id}', by: 'path' },
});

/** A line of the file of a manual campaign, and why it is not called. */
export const campaignRecordsCall = defineCall({
  id: 'campaignRecords.list',
  method: 'GET',
  path: '/console/v1/campaign-records',
  kind: 'read',
  access,
  summary: 'The lines of the files of manual campaigns; filter by campaign',
  source,
  query: strictObject(listQuery),
  answer: pageOf(
    Type.Object({
      id: rowId,
      campaignId: rowId,
      lineNumber: Type.Integer({ minimum: 2 }),
      phone: phoneNumber,
      name: Type.Optional(Type.String()),
      /** Absent where the number is called. */
      error: Type.Optional(Type.Enum([...campaignLineFaults])),
    }),
  ),
});

/** What anyone who gives campaigns to owner agents chooses from. */
export const campaignChoiceCalls = recordCalls<CampaignChoice, object>()({
  area: 'campaignChoices',
  schema: choiceSchema,
  called: ['campaign to choose', 'campaigns to choose'],
  access: userWriters,
  source: 'part 3 §6, §7, decision record 0151',
  list: { at: 'GET /console/v1/campaign-choices' },
});

export const manualCampaignCall = defineCall({
  id: 'campaigns.createManual',
  method: 'POST',
  path: '/mystique/v1/manual-campaign',
  kind: 'change',
  access,
  summary: 'Create a campaign from a CSV of numbers; a dry run tells what each line would do',
  source,
  parts: strictObject({
    name: Type.String(),
    startDate: Type.String({ format: 'date' }),
    agents: ids,
    cities: ids,
    columns: Type.Optional(
      Type.String({ description: 'The headings of its columns as JSON: ["phone", null, "name"]' }),
    ),
  }),
  query: strictObject({ dryRun: Type.Optional(Type.Boolean({ default: false })) }),
  answer: Type.Object({
    isApplied: Type.Boolean(),
    totalRecords: count,
    /** Lines that are called. */
    totalSuccessfulRecords: count,
    /** The first hundred lines that are not. */
    faults: Type.Array(
      Type.Object({
        /** As editors count: the header is line 1. */
        line: Type.Integer({ minimum: 2 }),
        phone: phoneNumber,
        error: Type.Enum([...campaignLineFaults]),
      }),
    ),
    /** Absent after a dry run. */
    campaign: Type.Optional(answerOf(campaignCalls.schema)),
  }),
});
