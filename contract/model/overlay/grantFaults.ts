import { roleCodes, type RoleCode } from '../../domain/roles.ts';
import { pointer } from '../files/jsonPositions.ts';
import { formerResources } from '../record/formerNames.ts';
import { canDo, hiddenFields, lockedFields, verbs } from '../rights/screenAccess.ts';
import type { Operand } from '../../rules/condition.ts';
import type { Action, Field, RecordScreen } from '../screen.ts';
import type { OverlayFault } from './ownStoreFaults.ts';

/** A role alone, and somebody without any. */
const people: readonly (readonly RoleCode[])[] = [[], ...roleCodes.map(role => [role])];

const sees = (screen: RecordScreen, roles: readonly RoleCode[], path: string): boolean =>
  verbs.some(verb => canDo(screen, roles, verb)) && !hiddenFields(screen, roles).includes(path);

const hiddenIn = ({ access }: RecordScreen): readonly string[] =>
  access === 'signed-in'
    ? []
    : [...new Set(Object.values(access).flatMap(grant => grant?.hide ?? []))];

/** The field whose stored values a field of the files has now. */
const heirOf = ({ fields }: RecordScreen, path: string): Field | undefined =>
  fields[path] ?? Object.values(fields).find(({ was }) => was.includes(path));

const copies = ({ compute }: Field, path: string): boolean =>
  compute !== null && JSON.stringify(compute).includes(JSON.stringify(`record.${path}`));

const isFrom = (value: Operand | undefined, path: string): boolean =>
  JSON.stringify(value ?? null).includes(`"record.${path}"`);

const none: Pick<Action, 'set'> = { set: {} };

/** Whether an action puts what is in a field into another one. */
const tells = ({ set }: Pick<Action, 'set'>, path: string): boolean =>
  Object.values(set).some(value => isFrom(value, path));

const uncovered = (path: string, before: RecordScreen, after: RecordScreen): OverlayFault[] => {
  const heir = heirOf(after, path);
  if (!heir)
    return [
      {
        pointer: '',
        message: `The files hide "${path}" from some roles: it has to stay, since what is stored of it would be seen by others`,
      },
    ];
  const copying = Object.values(after.fields).filter(
    field => copies(field, path) && !copies(before.fields[field.path] ?? field, path),
  );
  const set = Object.values(after.actions)
    .filter(action => tells(action, path) && !tells(before.actions[action.name] ?? none, path))
    .flatMap(action => Object.keys(action.set).filter(to => isFrom(action.set[to], path)));
  const shown = [heir, ...copying, ...set.flatMap(to => after.fields[to] ?? [])];
  const gaining = people.find(
    roles => !sees(before, roles, path) && shown.some(field => sees(after, roles, field.path)),
  );
  if (!gaining) return [];
  const [role] = gaining;
  return [
    {
      pointer: pointer('access', ...(role && after.access !== 'signed-in' ? [role] : [])),
      message: `The files hide "${path}" from ${role ? `the role ${role}` : 'everyone who is signed in'}, and only the files can show it`,
    },
  ];
};

const isHeld = (paths: readonly string[], path: string): boolean =>
  paths.some(one => one === path || path.startsWith(`${one}.`));

/** A field that the files hide or lock from a role is written by no action of theirs that was published. */
const setFaults = (before: RecordScreen, after: RecordScreen): readonly OverlayFault[] =>
  Object.values(after.actions).flatMap(({ name, set }) =>
    Object.keys(set).flatMap((path): readonly OverlayFault[] => {
      const was = before.actions[name];
      const known = [path, ...(after.fields[path]?.was ?? [])];
      const role = roleCodes.find(
        code =>
          canDo(after, [code], name) &&
          known.some(
            one =>
              isHeld(hiddenFields(before, [code]), one) ||
              isHeld(lockedFields(before, [code]), one),
          ) &&
          !(was && Object.hasOwn(was.set, path) && canDo(before, [code], name)),
      );
      return role === undefined
        ? []
        : [
            {
              pointer: pointer('actions', name, 'set', path),
              message: `The files hide "${path}" from the role ${role}, or lock it: only the files can let an action of theirs set it`,
            },
          ];
    }),
  );

/** A notice goes to people of every role, so it names nothing that the files hide from one. */
const noticeFaults = (before: RecordScreen, after: RecordScreen): readonly OverlayFault[] =>
  Object.values(after.actions).flatMap(({ name, notify }) => {
    if (!notify || JSON.stringify(notify) === JSON.stringify(before.actions[name]?.notify))
      return [];
    const told = hiddenIn(before).find(path =>
      [notify.text.en, notify.text.hi].some(words => words.includes(`{${path}}`)),
    );
    return told === undefined
      ? []
      : [
          {
            pointer: pointer('actions', name, 'notify', 'text'),
            message: `The files hide "${told}": no notice may tell it`,
          },
        ];
  });

/**
 * What a published screen may not give, whoever publishes it: a field that the files hide from somebody, whatever it is called now, and
 * the records and the history of another screen by its name, and what leaves the console. Verbs and rows of the console's own store are the publisher's to give.
 * @param before as the files say it; undefined for a new screen
 */
export const grantFaults = (
  before: RecordScreen | undefined,
  after: RecordScreen,
): readonly OverlayFault[] => {
  const known = before ? formerResources(before) : [];
  const taken = formerResources(after).filter(name => !known.includes(name));
  return [
    ...taken.map(name => ({
      pointer: pointer('was', after.was.indexOf(name)),
      message: `Only the files can say that this screen was called "${name}": its history would come along`,
    })),
    ...(JSON.stringify(after.tells) === JSON.stringify(before?.tells ?? [])
      ? []
      : [
          {
            pointer: pointer('tells'),
            message: 'Only the files can say who outside is told of these records',
          },
        ]),
    ...(before
      ? [
          ...hiddenIn(before).flatMap(path => uncovered(path, before, after)),
          ...setFaults(before, after),
          ...noticeFaults(before, after),
        ]
      : []),
  ];
};
