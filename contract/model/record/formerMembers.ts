import { isNoValue } from '../../domain/noValue.ts';
import type { RoleCode } from '../../domain/roles.ts';
import type { Text } from '../files/screenFile.ts';
import { canDo, hiddenFields } from '../rights/screenAccess.ts';
import type { RecordScreen } from '../screen.ts';
import { storeNames } from '../storeNames.ts';

/** What people call it. */
export const formerHeading: Text = {
  en: 'No longer part of this screen',
  hi: 'अब इस स्क्रीन का हिस्सा नहीं',
};

const isFormer = ({ schema, data }: Pick<RecordScreen, 'schema' | 'data'>, name: string): boolean =>
  data.calls === null &&
  !Object.hasOwn(schema.properties ?? {}, name) &&
  !storeNames.includes(name);

/**
 * What a record of the generic store holds that its schema no longer has: it was stored when the schema was another, and is kept.
 * Nothing of it can be changed, only taken out.
 * @returns names with their values
 */
export const formerMembers = (
  screen: Pick<RecordScreen, 'schema' | 'data'>,
  record: Readonly<Record<string, unknown>>,
): readonly (readonly [name: string, value: unknown])[] =>
  Object.entries(record).filter(([name, value]) => isFormer(screen, name) && !isNoValue(value));

/**
 * Which members of a record its reader does not see, by their roles. A field that is no more may have been hidden: what is left
 * of it is seen by whoever sees all of a record and changes it.
 */
export const isHiddenFrom = (
  screen: Pick<RecordScreen, 'schema' | 'data' | 'access'>,
  roles: readonly RoleCode[],
): ((name: string) => boolean) => {
  const hidden = new Set(hiddenFields(screen, roles));
  const seesFormer = hidden.size === 0 && canDo(screen, roles, 'edit');
  return name => hidden.has(name) || (!seesFormer && isFormer(screen, name));
};
