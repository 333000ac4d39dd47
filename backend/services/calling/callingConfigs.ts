import { callingConfigCalls } from '#contract/calls/calling/callingConfigs.ts';
import type { CallingConfig, CallingConfigFields } from '#contract/calls/recordTypes.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { callingConfigs } from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { configColumns } from './configOf.ts';

/** How long an agent of a line has for what; one a line. */
export const callingConfigRecords = declareRecords<CallingConfig, CallingConfigFields>(
  callingConfigCalls,
  {
    resource: 'owner-sales-config',
    table: callingConfigs,
    removal: 'hard',
    notThere: notThere.record,
    fields: {
      line: callingConfigs.line,
      ...configColumns,
    },
    search: [callingConfigs.line],
    sort: 'line',
    readers: 'granted',
    unique: [
      {
        index: 'calling_configs_line_unique',
        field: 'line',
        taken: ({ line }) => `The line ${line} already has its configuration.`,
      },
    ],
  },
);
