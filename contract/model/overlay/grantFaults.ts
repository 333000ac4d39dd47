import { roleCodes, type RoleCode } from '../../domain/roles.ts';
import { pointer } from '../files/jsonPositions.ts';
import { formerResources } from '../record/formerNames.ts';
import { canDo, hiddenFields, verbs } from '../rights/screenAccess.ts';
import type { Field, RecordScreen } from '../screen.ts';
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
  const shown = [heir, ...copying];
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
    ...(before ? hiddenIn(before).flatMap(path => uncovered(path, before, after)) : []),
  ];
};
