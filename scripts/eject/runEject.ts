import { nearest } from '#contract/domain/nearest.ts';
import { readScreens } from '../../backend/screens/readScreens.ts';
import { ejectScreen, EjectRefused } from './ejectScreen.ts';

/**
 * `screens -- eject <screen>`: its pages as code (docs/how-to/go-beyond-a-screen-file.md).
 * @returns the exit code: 0; 1 where something would be overwritten; 2 where there is no such screen
 */
export const runEject = async ([name, ...more]: readonly string[]): Promise<number> => {
  if (name === undefined || more.length > 0) {
    console.error('Name one screen: npm run screens -- eject <screen>');
    return 2;
  }
  const screens = readScreens();
  const screen = screens.get(name);
  if (screen === undefined) {
    const near = nearest(name, [...screens.keys()]);
    console.error(`There is no screen "${name}"${near ? `: did you mean "${near}"?` : ''}`);
    return 2;
  }
  if (screen.type !== 'records') {
    console.error(`"${name}" is a page made by hand already`);
    return 2;
  }
  try {
    const files = await ejectScreen(screen);
    for (const file of files) console.log(file);
    console.log(
      files.length === 0
        ? 'Its pages are there already and nobody has changed them.'
        : '\nThese pages stand in the place of those of the console. Remove one to have its page back.',
    );
    return 0;
  } catch (error) {
    if (!(error instanceof EjectRefused)) throw error;
    console.error(error.message);
    return 1;
  }
};
