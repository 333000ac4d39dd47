import { openingSort } from '#contract/requests/opening.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import { openingTabs } from '#contract/model/record/openingParts.ts';
import type { ListSection, RecordScreen, Screen } from '#contract/model/types.ts';
import { listQuery } from '#contract/requests/listQuery.ts';
import { typedId } from '#contract/requests/recordOf.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import type { Actor } from '../calls/Actor.ts';
import type { Screens } from '../screens/readScreens.ts';
import { addressOf } from './addressOf.ts';

/** Lists of one tab that somebody sees before they scroll. */
const most = 2;

/** Whether the address alone says which rows are meant: the record itself is not known yet. */
const isOfIdAlone = (by: Condition): boolean =>
  [...JSON.stringify(by).matchAll(/"\$":"([^"]*)"/g)].every(([, name]) => name === 'record.id');

const rowsOf = (
  { by, sort, pageSize }: ListSection,
  related: Screen | undefined,
  actor: Actor,
  product: string,
  id: string | number,
): readonly string[] => {
  const calls = related?.type === 'records' ? related.data.calls : null;
  if (!calls || related?.type !== 'records' || !canDo(related, actor.roleCodes, 'list')) return [];
  const within = resolveRefs(by, { record: { id } });
  const query = listQuery(calls.list, {
    pagination: { page: 1, perPage: pageSize },
    sort: sort ?? openingSort(related.list),
    ...(within !== true && { filter: { within: { all: [within] } } }),
  });
  return [addressOf(calls.list.call, product, { query })];
};

/**
 * The rows that the first tab of a record's page asks for, as its lists ask (`src/engine/sections/RelatedState.tsx`). Only where the
 * tab and the list stand whatever the record says.
 */
export const relatedReads = (
  screens: Screens,
  screen: RecordScreen,
  recordId: string,
  actor: Actor,
  product: string,
): readonly string[] => {
  const [first] = openingTabs(screen.record);
  if (first?.visible !== true) return [];
  const id = typedId(screen, recordId);
  return first.of
    .filter(section => section.type === 'list')
    .filter(({ visible, by }) => visible === true && isOfIdAlone(by))
    .slice(0, most)
    .flatMap(section => rowsOf(section, screens.get(section.resource), actor, product, id));
};
