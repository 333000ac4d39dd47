/** Why a file is not even sent. */
export type FileFault = 'large' | 'workbook';

/** What the server takes at most, with room for the escapes of its JSON. */
const mostBytes = 12 * 1024 * 1024;

/** The first bytes of a workbook of Excel, which is a ZIP archive. */
const zip = 'PK\u0003\u0004';

/** What is wrong with a file that can be told without the server; undefined when it is worth a try. */
export const fileFault = async (file: File): Promise<FileFault | undefined> => {
  if (file.size > mostBytes) return 'large';
  return (await file.slice(0, 4).text()) === zip ? 'workbook' : undefined;
};
