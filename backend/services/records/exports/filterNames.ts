import type { Condition } from '#contract/rules/condition.ts';
import { isAll, isAny, isNot, isRef, leafParts } from '#contract/rules/condition.ts';
import type { IdentifiedRecord } from '#contract/requests/recordOf.ts';
import type { SourceSetting } from '../../../records/source/RecordSource.ts';
import type { NameOf } from './filterWords.ts';
import { referenceTitles } from './referenceTitles.ts';

/** What a filter compares with, as records that have it. */
const comparedIn = (where: Condition): readonly IdentifiedRecord[] => {
  if (typeof where === 'boolean') return [];
  if (isAll(where)) return where.all.flatMap(comparedIn);
  if (isAny(where)) return where.any.flatMap(comparedIn);
  if (isNot(where)) return comparedIn(where.not);
  const { path, operand } = leafParts(where);
  const values: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
  return values.filter(value => !isRef(value)).map(value => ({ id: 0, [path]: value }));
};

/** The names of the records that a filter asks for, as far as the person may read them. */
export const filterNames = async (setting: SourceSetting, where: Condition): Promise<NameOf> => {
  const titles = referenceTitles(setting, Object.values(setting.screen.fields));
  await titles.learn(comparedIn(where));
  return titles.titleOf;
};
