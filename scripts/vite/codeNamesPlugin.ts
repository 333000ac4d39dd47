import type { Plugin } from 'vite';
import { codeNamesFile, namesOfSources } from '../../backend/screens/codeNames.ts';
import { builtInScreens } from '../builtInScreens.ts';

/** Writes beside the built server what screen files may name of the page's code: the check of published screens asks for it. */
export const codeNamesPlugin = (): Plugin => ({
  name: 'console-code-names',
  apply: 'build',
  generateBundle() {
    const source = JSON.stringify({ ...namesOfSources(), builtIn: builtInScreens });
    this.emitFile({ type: 'asset', fileName: codeNamesFile, source });
  },
});
