import type { RecordScreen } from '#contract/model/types.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { withValueAt, type Values } from '#contract/rules/withValueAt.ts';
import { Refusal } from '../calls/Refusal.ts';
import { runCall, type CallSetting } from '../calls/runCall.ts';
import type { Screens } from '../screens/readScreens.ts';
import { storedRecord } from './storedRecord.ts';

const readOther = async (
  screen: RecordScreen,
  id: unknown,
  setting: CallSetting,
): Promise<unknown> => {
  if (screen.data.calls) return storedRecord(screen, id, setting);
  if (typeof id !== 'number') return undefined;
  const params = { resource: screen.resource, id };
  try {
    return await runCall('records.get', { params }, setting);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

/**
 * A record with what it follows in others (`follows`), read as the person may read them: of a new record, and of one that now names
 * another. A record that is not there, or not theirs to see, tells nothing.
 */
export const withFollowed = async (
  screen: RecordScreen,
  { record, previous }: { readonly record: Values; readonly previous: Values | undefined },
  screens: Screens,
  setting: CallSetting,
): Promise<Values> => {
  let told = record;
  for (const { path, follows } of Object.values(screen.fields)) {
    if (!follows) continue;
    const id = valueAt(record, follows.reference);
    if (previous && id === valueAt(previous, follows.reference)) continue;
    const target = screens.get(screen.fields[follows.reference]?.reference?.to ?? '');
    const other = target?.type === 'records' ? await readOther(target, id, setting) : undefined;
    told = withValueAt(told, path, valueAt(other, follows.field));
  }
  return told;
};
