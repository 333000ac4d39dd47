import { pointer } from '../files/jsonPositions.ts';
import type { RecordScreen } from '../screen.ts';
import { isMembers } from '../written/SharedFiles.ts';
import type { Change, Overlay } from './Change.ts';
import type { OverlayFault } from './ownStoreFaults.ts';

/** A fault with the part of the screen that it is in. */
export interface PartFault extends OverlayFault {
  readonly part: 'screen' | 'schema';
}

/** What may change of a screen whose records come by calls of the product: how it reads and where things stand, never what may be done. */
const free: readonly RegExp[] = [
  /^\/(label|line)(\/|$)/,
  /^\/menu\/(label|icon|order|line)(\/|$)/,
  /^\/list\/(columns|hidden|filters|sort|views|empty|pageSize|chart|totals|groups|bars)(\/|$)/,
  /^\/(form|show|record)(\/|$)/,
  /^\/fields\/[^/]+\/(label|help|unit|missing)(\/|$)/,
];

/** Words of a form schema. */
const words = /^(\/properties\/[^/]+|\/items)+\/(title|description)$/;

/** What is hidden is not checked either, so a condition to be shown narrows nothing. */
const narrowing = /^\/fields\/([^/]+)\/(required|readonly)$/;

const takenOver =
  'It takes over parts of another screen of the product: change it in the files of the project';
const heldByProduct =
  'What a record of the product holds is decided by the product: only its words can change';

const isIn = (patterns: readonly RegExp[], at: string): boolean =>
  patterns.some(pattern => pattern.test(at));

/** What the file did not have comes with its keys at once: each is looked at by itself. */
const inKeys = (change: Change): readonly Change[] => {
  const isParted = /^\/(list|fields(\/[^/]+)?)$/.test(change.at);
  if (!isParted || !('value' in change) || !isMembers(change.value)) return [change];
  return Object.entries(change.value).flatMap(([key, value]) =>
    inKeys({ at: change.at + pointer(key), value }),
  );
};

const screenFault = (change: Change): string | undefined => {
  // The order of keys is that of a form, or of nothing.
  if ('order' in change || isIn(free, change.at)) return undefined;
  if (narrowing.test(change.at))
    return 'value' in change
      ? 'This condition is of the product and stays; only a field without one can get one'
      : 'A condition of the product stays: only the files can take it away';
  return 'This is decided by the product: change it in the files of the project';
};

const plain = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** A condition on a field that has none, in the file or by what it takes over. */
const isFirst = (change: Change, { fields }: RecordScreen): boolean => {
  const [, path = '', key] = narrowing.exec(change.at) ?? [];
  const field = fields[plain(path)];
  return (
    'value' in change &&
    change.value !== null &&
    field !== undefined &&
    field[key as 'required'] === false
  );
};

/** A list of columns over one: it says where things stand, and no more. */
const isColumns = (change: Change, content: unknown): boolean =>
  change.at === '/list' &&
  'value' in change &&
  Array.isArray(change.value) &&
  isMembers(content) &&
  Array.isArray(content['list']);

/**
 * Why a screen on calls of the product cannot be published so: it would change more than words, places and conditions that narrow.
 * @param content the file as it is in the release
 * @param before the screen that it makes there, with what it takes over
 */
export const productFaults = (
  content: unknown,
  before: RecordScreen,
  { screen, schema }: Overlay,
): readonly PartFault[] => {
  if (screen.length + schema.length > 0 && isMembers(content) && 'extends' in content)
    return [{ part: 'screen', pointer: '/extends', message: takenOver }];
  const ofScreen = screen.flatMap(inKeys).flatMap((change): readonly PartFault[] => {
    const message =
      isFirst(change, before) || isColumns(change, content) ? undefined : screenFault(change);
    return message === undefined ? [] : [{ part: 'screen', pointer: change.at, message }];
  });
  const ofSchema = schema.flatMap((change): readonly PartFault[] => {
    const isWords = words.test(change.at) && 'value' in change && typeof change.value === 'string';
    return 'order' in change || isWords
      ? []
      : [{ part: 'schema', pointer: change.at, message: heldByProduct }];
  });
  return [...ofScreen, ...ofSchema];
};
