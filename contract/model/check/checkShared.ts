import { pointer } from '../jsonPositions.ts';
import { isMembers, sharedFiles, type Shared } from '../written/SharedFiles.ts';
import type { Fault } from './fault.ts';
import { fault, readFile, type ReadFile, type TextFile } from './readFile.ts';

const wordsFaults = ({ file, content }: ReadFile): readonly Fault[] => {
  if (!isMembers(content)) return [fault(file, '', 'Must be an object: English, then Hindi')];
  return Object.entries(content).flatMap(([english, hindi]) =>
    typeof hindi === 'string' && hindi !== ''
      ? []
      : [fault(file, pointer(english), `Must be the Hindi of ${JSON.stringify(english)}`)],
  );
};

/** What is wrong with the files that screens share, and what they hold. */
export const checkShared = (
  files: readonly TextFile[],
): { readonly faults: readonly Fault[]; readonly shared: Partial<Shared> } => {
  const read = files.map(readFile);
  const words = read.find(({ file }) => file === sharedFiles.words);
  const faults = read.flatMap(one =>
    one.faults.length > 0 || one !== words ? one.faults : wordsFaults(one),
  );
  // Without a fault a file has its shape.
  return {
    faults,
    shared: faults.length > 0 ? {} : { words: (words?.content ?? {}) as Shared['words'] },
  };
};
