import { pointer } from '../files/jsonPositions.ts';
import type { Field, RecordScreen, Screen } from '../screen.ts';

/** Something that stands in the way of publishing, and where in the screen's file. */
export interface OverlayFault {
  readonly pointer: string;
  readonly message: string;
}

type Fields = readonly Field[];

const inFiles = 'change it in the files of the project';

/** What of a screen reaches beyond the console's own store. */
const recordFaults = (screen: RecordScreen, isOwnStore: (resource: string) => boolean) => {
  const faults: OverlayFault[] = [];
  const add = (at: string, message: string) => faults.push({ pointer: at, message });
  if (screen.data.calls)
    add(
      pointer('data', 'calls'),
      `The records of "${screen.resource}" come by calls of the product: ${inFiles}`,
    );
  for (const { name, call } of Object.values(screen.actions))
    if (call && !call.call.startsWith('records.'))
      add(
        pointer('actions', name, 'call'),
        `"${name}" makes a call of the product, which may do more than its publisher: ${inFiles}`,
      );
  if (screen.import?.call)
    add(pointer('import', 'call'), `A call of the product imports these records: ${inFiles}`);
  if (screen.approval)
    add(pointer('approval'), `Changes of these records wait for approval: ${inFiles}`);
  const eachField = ({ path, follows, proposes, children }: Field, around: Fields): void => {
    for (const child of children) eachField(child, children);
    const from = follows ?? (proposes?.reference === undefined ? null : proposes);
    const to = from && around.find(one => one.path === from.reference)?.reference?.to;
    if (!from || (to && isOwnStore(to))) return;
    add(
      pointer('fields', path, follows ? 'follows' : 'proposes'),
      `"${path}" would tell a field of "${to ?? from.reference}" to everyone who opens this screen: only what the console's own store keeps can be told so`,
    );
  };
  const fields = Object.values(screen.fields);
  for (const field of fields) eachField(field, fields);
  return faults;
};

/**
 * Why a screen cannot be published: it is a page made by hand, or reaches data of the product.
 * @param isOwnStore whether the console's own store keeps the records of a screen
 */
export const ownStoreFaults = (
  screen: Screen,
  isOwnStore: (resource: string) => boolean,
): readonly OverlayFault[] =>
  screen.type === 'page'
    ? [
        {
          pointer: pointer('page'),
          message: `"${screen.resource}" is a page made by hand: ${inFiles}`,
        },
      ]
    : recordFaults(screen, isOwnStore);
