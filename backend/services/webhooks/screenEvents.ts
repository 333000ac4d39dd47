import { auditActs } from '#contract/domain/auditActs.ts';
import {
  changeKinds,
  eventId,
  isChangeKind,
  partsOfEvent,
  type ChangeKind,
} from '#contract/domain/webhooks/changeKinds.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen, Text } from '#contract/model/types.ts';
import type { Actor } from '../../calls/Actor.ts';
import type { Screens } from '../../screens/readScreens.ts';

/** What a program can be told of. */
export interface ScreenEvent {
  /** `payments.cleared` */
  readonly id: string;
  readonly label: Text;
}

const ofScreen = (screen: RecordScreen): readonly ScreenEvent[] => {
  const { one } = screen.label;
  const event = (name: string, { en, hi }: Text): ScreenEvent => ({
    id: eventId(screen.resource, name),
    label: { en: `${one.en}: ${en}`, hi: `${one.hi}: ${hi}` },
  });
  return [
    ...Object.entries(changeKinds).map(([name, words]) => event(name, words)),
    ...screen.tells.map(({ name, label }) => ({ id: eventId(screen.resource, name), label })),
    // Those that history knows by the same name.
    ...Object.values(screen.actions)
      .filter(({ name, set }) => Object.hasOwn(auditActs, name) || Object.keys(set).length > 0)
      .map(({ name, label }) => event(name, label)),
  ];
};

/** The events of the screens whose records someone may open. */
export const screenEvents = (
  screens: Screens,
  { roleCodes }: Pick<Actor, 'roleCodes'>,
): readonly ScreenEvent[] =>
  [...screens.values()]
    .filter(screen => screen.type === 'records')
    .filter(screen => canDo(screen, roleCodes, 'list') && canDo(screen, roleCodes, 'show'))
    .flatMap(ofScreen);

/** An entry of history, as far as events are told by it. */
export interface Change {
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What the change did to its record, whatever it was done by. */
export const changeKindOf = ({ action, before, after }: Change): ChangeKind => {
  if (action === 'create' || (before === null && after !== null && action === 'import'))
    return 'created';
  if (action === 'delete' || (before !== null && after === null)) return 'removed';
  return 'changed';
};

/**
 * Which of the chosen events a change is, the one that says most first: an event of the screen file, the act, then that a
 * record was created, changed or removed.
 * @param holds whether an event of the screen file happened
 */
export const eventOfChange = (
  screen: RecordScreen,
  change: Change,
  chosen: readonly string[],
  holds: (tell: RecordScreen['tells'][number]) => boolean,
): string | undefined => {
  const names = chosen
    .map(partsOfEvent)
    .flatMap(([of, name]) => (of === screen.resource ? name : []));
  const kind = changeKindOf(change);
  const isTold = (name: string) =>
    kind !== 'removed' && screen.tells.some(tell => tell.name === name && holds(tell));
  const found =
    names.find(name => !isChangeKind(name) && isTold(name)) ??
    names.find(name => name === change.action && !isChangeKind(name)) ??
    names.find(name => name === kind);
  return found === undefined ? undefined : eventId(screen.resource, found);
};
