import { extendScreen } from './extendScreen.ts';
import { Reading, type WrittenFault } from './Reading.ts';
import { readRoles } from './readRoles.ts';
import { readWritten } from './readWritten.ts';
import { showLikeForm } from './showLikeForm.ts';
import { isMembers, type Shared } from './SharedFiles.ts';

/** A screen file in full, whatever it took from elsewhere. */
export interface Resolved extends Pick<
  Reading,
  'faults' | 'withoutHindi' | 'words' | 'roles' | 'options'
> {
  readonly content: unknown;
  /** Where in the file something of the full screen is written; a fault says it. */
  readonly writtenAt: (fault: WrittenFault) => WrittenFault;
}

const has = (content: unknown, [step, ...rest]: readonly string[]): boolean => {
  if (step === undefined) return true;
  const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
  if (typeof content !== 'object' || content === null || !Object.hasOwn(content, key)) return false;
  return has((content as Readonly<Record<string, unknown>>)[key], rest);
};

/** A fault of what a screen takes from another is told where it says that it does. */
const told = (content: unknown, fault: WrittenFault): WrittenFault => {
  const name = isMembers(content) ? content['extends'] : undefined;
  if (typeof name !== 'string' || has(content, fault.at.split('/').slice(1))) return fault;
  return {
    ...fault,
    at: '/extends',
    message: `${fault.at} of "${name}": ${fault.message}`,
  };
};

/** Home's line of a screen, which a file says beside `menu`. */
const readLine = (reading: Reading, content: unknown): unknown => {
  if (!isMembers(content) || content['line'] === undefined) return content;
  const { line, ...rest } = content;
  if (!isMembers(rest['menu'])) {
    reading.add('/line', 'Only a screen with a "menu" has a line on Home: leave it out');
    return rest;
  }
  reading.move('/menu/line', '/line');
  return { ...rest, menu: { ...rest['menu'], line } };
};

/** Puts in what a screen file says by name or in short: another screen, groups of roles, options, words of the glossary. */
export const resolveScreen = (written: unknown, shared: Shared): Resolved => {
  const reading = new Reading(shared);
  const whole = showLikeForm(reading, readLine(reading, extendScreen(reading, written)));
  const content = readWritten(reading, readRoles(reading, whole));
  const { faults, withoutHindi, words, roles, options } = reading;
  return {
    content,
    faults: faults.map(fault => told(written, fault)),
    withoutHindi,
    words,
    roles,
    options,
    writtenAt: fault => told(written, { ...fault, at: reading.placeOf(fault.at) }),
  };
};
