import { inArray } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { projectMessages } from '#contract/domain/slots/projectChecks.ts';
import type { SlotFault } from '#contract/domain/slots/slotFaults.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import type { Database } from '../../../../database/client.ts';
import { projects } from '../../../../database/schema/index.ts';
import { areExclusiveToOthers, keepProjects } from '../../../exclusivity/exclusiveToOthers.ts';
import type { SlotReferences } from '../readReferences.ts';

/**
 * What keeps a slot from a project that a builder sells alone from today until the slot ends, unless the slot is that
 * builder's (part 3 section 5, record 0205). Without a client nobody knows yet whose it is.
 * @param keeps whether the projects stay as they are until the transaction ends, so that a grant comes first or waits
 */
export const exclusivityFaults = async (
  db: Database,
  values: Pick<SlotValues, 'entity_type_id' | 'end_date'>,
  { promotedIds, accountId }: Pick<SlotReferences, 'promotedIds' | 'accountId'>,
  { today, keeps }: { readonly today: Day; readonly keeps: boolean },
): Promise<readonly SlotFault[]> => {
  if (promotedIds.length === 0 || accountId === null) return [];
  if (keeps) await keepProjects(db, inArray(projects.id, [...promotedIds]));
  const end = values.end_date && values.end_date > today ? values.end_date : today;
  const days = { start: today, end };
  if (!(await areExclusiveToOthers(db, { projectIds: promotedIds, accountId, days }))) return [];
  return [
    {
      field: values.entity_type_id === 3 ? 'builder_project_ids' : 'entity_id',
      code: 'exclusive',
      message: projectMessages.builderExclusive,
    },
  ];
};
