import schema from '#form-schemas/export-schedule.schema.json' with { type: 'json' };
import { recordCalls } from '../recordCalls.ts';
import type { ExportSchedule, ExportScheduleFields } from '../recordTypes.ts';

/** Lists that one has sent to oneself and one's lead; another's are not there for anyone. */
export const exportScheduleCalls = recordCalls<ExportSchedule, ExportScheduleFields>()({
  area: 'exportSchedules',
  schema,
  called: ['schedule', 'schedules'],
  access: 'signed-in',
  source: 'decision record 0135',
  list: { at: 'GET /console/v1/export-schedules' },
  create: { at: 'POST /console/v1/export-schedules' },
  update: { at: 'PUT /console/v1/export-schedules/{id}' },
  remove: { at: 'DELETE /console/v1/export-schedules/{id}', by: 'path' },
});
