import { importFileFault, type ImportFileFault } from '#contract/domain/imports/importFileFault.ts';

/** What is wrong with a file that can be told without the server; undefined when it is worth a try. */
export const fileFault = async (file: File): Promise<ImportFileFault | undefined> =>
  importFileFault(file.size, await file.slice(0, 4).text());
