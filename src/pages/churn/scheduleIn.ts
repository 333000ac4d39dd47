import type { ChurnScheduleFields } from '#contract/calls/recordTypes.ts';
import { withoutNoValues } from '#contract/domain/noValue.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Values } from '#engine/values/withValueAt.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What people write of a schedule, as a dry run sends it; a field without a value is left out. */
export const scheduleIn = (
  { schema: { properties = {} } }: Pick<RecordScreen, 'schema'>,
  values: Values,
): ChurnScheduleFields => {
  const written = Object.entries(values).filter(
    ([name]) => properties[name] !== undefined && properties[name].readOnly !== true,
  );
  const sent = written.map(([name, value]) => [
    name,
    isObject(value) ? withoutNoValues(value) : value,
  ]);
  // The form may hold what is not whole yet: the server says what is missing, field by field.
  return withoutNoValues(
    Object.fromEntries(sent) as Record<string, unknown>,
  ) as unknown as ChurnScheduleFields;
};
