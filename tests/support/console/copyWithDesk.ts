import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, type ProjectCopy } from '../copyProject.ts';

/** A working copy with the pages of the how-to as a developer adds them (docs/how-to/use-react-admin-parts.md). */
export const copyWithDesk = (): ProjectCopy => {
  const copy = copyProject();
  cpSync('tests/stock/desk', join(copy.folder, 'src/pages/desk'), { recursive: true });
  cpSync('tests/stock/desk.json', join(copy.folder, 'resources/catalogue/desk.json'));
  return copy;
};
