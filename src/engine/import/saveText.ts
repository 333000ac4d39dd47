import { saveFile } from '#parts/fetching/saveFile.ts';

/** Gives a CSV text to the browser as a file to keep. */
export const saveText = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
