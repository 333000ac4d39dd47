import { isNoValue } from '../../domain/noValue.ts';
import type { RecordScreen } from '../screen.ts';
import { storeNames } from '../storeNames.ts';

/**
 * What a record of the generic store holds that its schema no longer has: it was stored when the schema was another, and is kept.
 * Nothing of it can be changed, only taken out.
 * @returns names with their values
 */
export const formerMembers = (
  { schema, data }: Pick<RecordScreen, 'schema' | 'data'>,
  record: Readonly<Record<string, unknown>>,
): readonly (readonly [name: string, value: unknown])[] => {
  const { properties = {} } = schema;
  if (data.calls !== null) return [];
  return Object.entries(record).filter(
    ([name, value]) =>
      !Object.hasOwn(properties, name) && !storeNames.includes(name) && !isNoValue(value),
  );
};
