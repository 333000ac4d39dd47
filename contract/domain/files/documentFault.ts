import type { Text } from '../../model/files/screenFile.ts';
import { documentUpload } from '../checks/uploads.ts';
import type { MediaFacts } from './readMediaFacts.ts';
import { uploadFault } from './uploadFault.ts';

/**
 * Why a file cannot be a document of a record (T93); page and server ask the same. A paper that a scanner did not end as its
 * type asks is kept, as every reader opens it.
 */
export const documentFault = ({
  size,
  facts,
}: {
  readonly size: number;
  readonly facts: MediaFacts | undefined;
}): Text | undefined => {
  if (facts?.fault !== 'cut') return uploadFault({ size, facts }, documentUpload);
  const { fault: _cut, ...whole } = facts;
  return uploadFault({ size, facts: whole }, documentUpload);
};
