import { grantIn } from './screenAccess.ts';
import type { NamePairs, Names, ScreenFile } from './screenFile.ts';

/** The part of a screen that the shell knows before the screen is opened. */
export type ScreenHead = Pick<
  ScreenFile,
  'resource' | 'recordsAt' | 'recordsAtBy' | 'createAt' | 'menu' | 'access' | 'page'
> & {
  readonly route: string;
  readonly label: Names;
};

/** Last part of the address of a new record where a file does not say. */
export const defaultCreateAt = 'create';

/** The names of the records, in whichever form a screen file writes them. */
export const namesIn = (label: Names | NamePairs): Names =>
  'one' in label
    ? label
    : {
        one: { en: label.en[0], hi: label.hi[0] },
        other: { en: label.en[1], hi: label.hi[1] },
      };

/** What is asked of rights before a screen is there: whether it opens, whether the palette offers a new record, whether the calendar offers a hold. */
const shellVerbs = ['list', 'create', 'hold'];

/** The rights of a file as far as the shell asks for them; the rest comes with the screen. */
const shellAccess = (access: ScreenFile['access']): ScreenFile['access'] =>
  typeof access === 'string'
    ? access
    : Object.fromEntries(
        Object.entries(access).flatMap(([role, grant]) => {
          const known = grantIn(grant).do.filter(verb => shellVerbs.includes(verb));
          return known.length === 0 ? [] : [[role, known]];
        }),
      );

/** The head of a screen file without faults. */
export const headOf = ({
  resource,
  route = '',
  recordsAt,
  recordsAtBy,
  createAt,
  label,
  menu,
  access,
  page,
}: ScreenFile): ScreenHead => ({
  resource,
  route,
  recordsAt,
  recordsAtBy,
  createAt,
  label: namesIn(label),
  menu,
  access: shellAccess(access),
  page,
});

/** The heads of all screens that have an address; the others stand in pages only. */
export const headsOf = (files: readonly ScreenFile[]): readonly ScreenHead[] =>
  files.filter(({ route }) => route !== undefined).map(headOf);
