import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { isOffered } from '#contract/model/rights/mayDo.ts';
import { canDo, canOpen } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen, View } from '#contract/model/types.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import type { Actor } from '../../../calls/Actor.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import type { ServedCalls } from '../../../calls/ServedCall.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { openSource } from '../../../records/source/openSource.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { listScreen } from './viewRows.ts';

export interface Around {
  readonly screens: Screens;
  readonly servedCalls: ServedCalls;
}

export type Asking = Pick<Context, 'actor' | 'db' | 'services' | 'request'>;

/** A view that a list cannot answer for this person (a field hidden from them, a service away) has no number. */
const silent = ['FORBIDDEN', 'UNKNOWN_FIELD', 'BAD_REQUEST', 'NOT_FOUND', 'UNAVAILABLE'];

/**
 * Whether the work is theirs: an act is that of everyone who can do it, and plain editing that of those who work with the list,
 * to whom its entry is offered.
 */
const isTheirs = (
  screen: RecordScreen,
  can: string,
  { roleCodes }: Pick<Actor, 'roleCodes'>,
): boolean =>
  canDo(screen, roleCodes, can) && (can !== 'edit' || isOffered(screen.menu, roleCodes));

/** The views that hold what the person is waited for, on lists that have an address. */
const waiting = (screen: RecordScreen, actor: Pick<Actor, 'roleCodes'>): readonly View[] =>
  screen.route !== '' && canOpen(screen, actor.roleCodes)
    ? screen.list.views.filter(({ todo }) => todo && isTheirs(screen, todo.can, actor))
    : [];

export interface AskedView {
  readonly screen: RecordScreen;
  readonly view: View;
}

/** What waits for the person, view by view. */
export const waitingViews = (screens: Screens, actor: Pick<Actor, 'roleCodes'>): AskedView[] =>
  [...screens.values()].flatMap(screen =>
    screen.type === 'records' ? waiting(screen, actor).map(view => ({ screen, view })) : [],
  );

/**
 * GET view-counts: the numbers beside the tabs of one list, or without a list what waits for the person on all of them,
 * each as many as the list behind it shows (decision 0109). One after the other: the embedded engine does one at a time.
 */
export const countViews =
  (around: Around): Verb<CallOf<'views.counts'>> =>
  async context => {
    const { query, actor } = context;
    const lists = query.waiting?.split(',');
    const asked =
      query.resource === undefined
        ? waitingViews(around.screens, actor).filter(
            ({ screen }) => lists?.includes(screen.resource) ?? true,
          )
        : [listScreen(around.screens, query.resource, actor)].flatMap(screen =>
            screen.list.views.map(view => ({ screen, view })),
          );
    const results = [];
    for (const { screen, view } of asked) {
      const count = await countView(around, { screen, view }, context);
      if (count === undefined) continue;
      const label = view.todo?.label ?? null;
      results.push({ resource: screen.resource, view: view.name, label, count });
    }
    return { results };
  };

/** How many records are in a view, up to the bound of counts; undefined where it has no number. */
export const countView = async (
  around: Around,
  { screen, view }: AskedView,
  { actor, db, services, request }: Asking,
): Promise<number | undefined> => {
  try {
    const today = indiaDay(services.now());
    const where = resolveRefs(view.where, { record: {}, user: actor, today });
    return await openSource({ ...around, screen, actor, db, services, request }).count(where);
  } catch (error) {
    if (error instanceof Refusal && silent.includes(error.code)) return undefined;
    throw error;
  }
};
