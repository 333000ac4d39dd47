import type { MediaFacts } from '#contract/domain/files/readMediaFacts.ts';
import { sizeFault, uploadFault } from '#contract/domain/files/uploadFault.ts';
import type { Text, UploadFile } from '#contract/model/types.ts';

/** What knows the types of files is fetched with the first file that somebody chooses. */
const reader = () => import('#contract/domain/files/readMediaFacts.ts');

type Judge = (file: { size: number; facts: MediaFacts | undefined }) => Text | undefined;

/**
 * Why a chosen file may not be sent, by its size and what it contains; the server asks the same.
 * @param judge the rule, where it is more than that of an upload
 */
export const chosenFault = async (
  file: File,
  rules: UploadFile,
  judge: Judge = chosen => uploadFault(chosen, rules),
): Promise<Text | undefined> => {
  // A film of gigabytes is not read to be told that it is too large.
  const early = sizeFault(file.size, rules);
  if (early) return early;
  const { readMediaFacts } = await reader();
  const facts = await readMediaFacts(new Uint8Array(await file.arrayBuffer()));
  return judge({ size: file.size, facts });
};
