import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { fileIdsIn } from '#contract/model/record/fileIdsIn.ts';
import { runCall, type CallSetting } from '../../calls/runCall.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { fieldsKept } from '../../policies/recordDoor.ts';
import type { FileRow } from '../../records/fileRows.ts';
import { storedRecord } from '../../records/storedRecord.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { isShown } from '../records/changes/visibleChanges.ts';

export const presentFile = (row: FileRow): AnswerOf<CallOf<'files.upload'>> => ({
  id: row.id,
  name: row.name,
  type: row.mediaType,
  size: row.size,
  width: row.width,
  height: row.height,
});

/** The record as this person is shown it; undefined when it is not their to see. */
const shownRecord = async (
  screens: Screens,
  { resource, recordId }: FileRow,
  setting: CallSetting,
): Promise<unknown> => {
  const screen = screens.get(resource);
  if (screen?.type !== 'records' || recordId === null) return undefined;
  if (screen.data.calls) return storedRecord(screen, recordId, setting);
  try {
    return await runCall('records.get', { params: { resource, id: recordId } }, setting);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

/**
 * Whether a person may read a file: who uploaded it until a record names it, then anyone who is shown that record with
 * the field that names it.
 */
export const mayRead = async (
  screens: Screens,
  row: FileRow,
  setting: CallSetting,
): Promise<boolean> => {
  if (row.recordId === null) return row.createdBy === setting.actor.id;
  const screen = screens.get(row.resource);
  if (screen?.type !== 'records') return false;
  const around = { screens, servedCalls: setting.servedCalls };
  if (!(await isShown(around, screen, row.recordId, setting))) return false;
  const isKept = await fieldsKept(setting.servedCalls, screen, row.recordId, setting);
  const record = await shownRecord(screens, row, setting);
  return fileIdsIn(screen.fields, record).some(({ id, field }) => id === row.id && !isKept(field));
};
