import { serverPrefixes } from '../../../domain/serverPrefixes.ts';
import { pointer } from '../../files/jsonPositions.ts';
import type { ScreenFile } from '../../files/screenFile.ts';
import type { Fault } from '../fault.ts';

/** A screen file as it was read, sound or not. */
export interface ReadScreen {
  readonly file: string;
  readonly content: unknown;
}

type Part = Partial<ScreenFile>;

/** What may be asked of a file that is not known to be sound. */
export const partOf = ({ content }: ReadScreen): Part => content ?? {};

const isBelow = (route: string, prefix: string): boolean =>
  route === prefix || route.startsWith(`${prefix}/`);

const createAddress = ({ route, createAt = 'create' }: Part): string => `${route}/${createAt}`;

/** Whether the screen draws the pages of its records; a search that leads to those of another one does not. */
const drawsRecords = ({ form, record }: Part): boolean =>
  form !== undefined || record !== undefined;

const checkAddress = (
  { file, content }: ReadScreen,
  others: readonly ReadScreen[],
): readonly Fault[] => {
  const screen = partOf({ file, content });
  const { route, recordsAt, resource = '' } = screen;
  const faults: Fault[] = [];
  const add = (at: string, message: string, suggestion: string | null = null) =>
    faults.push({ file, pointer: at, message, suggestion });
  const prefix = serverPrefixes.find(one => route !== undefined && isBelow(route, one));
  if (prefix !== undefined)
    add(
      pointer('route'),
      `The server itself uses "${prefix}" and every address below it: choose another address`,
      serverPrefixes.some(one => isBelow(`/${resource}`, one)) ? null : `/${resource}`,
    );
  for (const other of others) {
    const there = partOf(other);
    if (route !== undefined && there.form && route === createAddress(there))
      add(
        pointer('route'),
        `"${route}" is the address of a new record of ${other.file}: choose another address`,
      );
  }
  for (const [index, former] of (screen.was ?? []).entries()) {
    const holder = [{ file, content }, ...others].find(one => {
      const there = partOf(one);
      const isOther = one.file !== file;
      const isHeld = [there.resource, there.route, there.recordsAt].includes(former);
      return isHeld || (isOther && (there.was ?? []).includes(former));
    });
    if (holder)
      add(
        pointer('was', index),
        holder.file === file
          ? `"${former}" is what the screen is called today: remove it here`
          : `"${former}" belongs to ${holder.file}: remove it here`,
      );
  }
  if (recordsAt === undefined || !drawsRecords(screen)) return faults;
  const taken = others.find(
    one =>
      one.file < file &&
      drawsRecords(partOf(one)) &&
      (partOf(one).recordsAt ?? partOf(one).route) === recordsAt,
  );
  if (taken)
    add(
      pointer('recordsAt'),
      `The records of ${taken.file} are already at "${recordsAt}": choose another address`,
    );
  return faults;
};

/** Finds addresses that something else answers: the server, or another screen. */
export const checkAddresses = (screens: readonly ReadScreen[]): readonly Fault[] =>
  screens.flatMap(screen =>
    checkAddress(
      screen,
      screens.filter(other => other !== screen),
    ),
  );
