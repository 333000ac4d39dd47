/** What a file with rows may have at most, on the page and on the server. */
export const mostImportBytes = 12 * 1024 * 1024;

/** The first characters of a workbook of Excel, which is a ZIP archive. */
const zip = 'PK\u0003\u0004';

/** Why a file is not even looked into. */
export type ImportFileFault = 'large' | 'workbook';

/**
 * What is wrong with a file of rows whatever its lines are. Page and server ask the same.
 * @param head At least its first four characters.
 */
export const importFileFault = (size: number, head: string): ImportFileFault | undefined => {
  if (head.startsWith(zip)) return 'workbook';
  return size > mostImportBytes ? 'large' : undefined;
};
