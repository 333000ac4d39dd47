import type { ReadScreen } from './readScreen.ts';
import { formerRoutes } from './record/formerNames.ts';
import { keyIn, titleIn } from './record/recordTitle.ts';
import { grantIn } from './rights/screenAccess.ts';
import type { MenuFile, NamePairs, Names, ScreenFile, Text } from './files/screenFile.ts';

/** Who may do what is asked before a screen is there: everyone signed in, or the grantees of each verb. */
export type HeadAccess = 'signed-in' | Readonly<Record<string, readonly string[]>>;

/** The part of a screen that the shell knows before the screen is opened. */
export type ScreenHead = Pick<
  ScreenFile,
  'resource' | 'recordsAt' | 'recordsAtBy' | 'createAt' | 'page'
> & {
  readonly menu?: Omit<MenuFile, 'line'> | undefined;
  readonly route: string;
  readonly label: Names;
  /** Addresses that it was at before. */
  readonly was?: readonly string[] | undefined;
  readonly access: HeadAccess;
  /** The field that stands for a record, where it is another than `name`. */
  readonly title?: string | undefined;
  /** The field that names a record to the calls, where it is another than `id`. */
  readonly key?: string | undefined;
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
export const shellVerbs: readonly string[] = ['list', 'create', 'hold'];

/** The rights of a file as far as the shell asks for them, by verb; the rest comes with the screen. */
const shellAccess = (access: ScreenFile['access']): HeadAccess => {
  if (typeof access === 'string') return access;
  const grantees = (verb: string) =>
    Object.entries(access).flatMap(([role, grant]) =>
      grantIn(grant).do.includes(verb) ? [role] : [],
    );
  return Object.fromEntries(
    shellVerbs.map(verb => [verb, grantees(verb)] as const).filter(([, roles]) => roles.length > 0),
  );
};

const unless = (usual: string, name: string | undefined): string | undefined =>
  name === usual ? undefined : name;

/** The menu's part of it; its line is of Home alone (`linesOf`). */
const shellMenu = (menu: MenuFile | undefined): ScreenHead['menu'] => {
  if (!menu) return undefined;
  const { line: _, ...rest } = menu;
  return rest;
};

/** The head of a screen file without faults. */
export const headOf = ({ file, schema }: ReadScreen): ScreenHead => {
  const { resource, route = '', recordsAt, recordsAtBy, createAt, menu, page } = file;
  const was = formerRoutes(file.was);
  return {
    resource,
    route,
    was: was.length > 0 ? was : undefined,
    recordsAt,
    recordsAtBy,
    createAt,
    label: namesIn(file.label),
    menu: shellMenu(menu),
    access: shellAccess(file.access),
    page,
    title: schema && unless('name', titleIn(file, schema)),
    key: unless('id', keyIn(file)),
  };
};

/** The heads of all screens that have an address; the others are in pages only. */
export const headsOf = (screens: readonly ReadScreen[]): readonly ScreenHead[] =>
  screens.filter(({ file }) => file.route !== undefined).map(headOf);

/** What the pages of the menu are for, by resource. */
export const linesOf = (files: readonly ScreenFile[]): Readonly<Record<string, Text>> =>
  Object.fromEntries(
    files.flatMap(({ resource, menu }) => (menu?.line ? [[resource, menu.line] as const] : [])),
  );
