import { Refusal } from '../../../../calls/Refusal.ts';

/** Why a file cannot be read as a whole, with the place as far as there is one; all numbers count from 1. */
export interface CsvFault {
  readonly line?: number;
  /** The character within the line. */
  readonly character?: number;
  readonly code: string;
  readonly message: string;
}

/** More faults than these help nobody to mend a file. */
const mostFaults = 100;

const wordsOf = ({ line, character, message }: CsvFault): string =>
  [line && `Line ${line}`, character && `character ${character}`].filter(Boolean).join(', ') +
  (line ? `: ${message}` : message);

/** 422 with the place of each fault; the pointer is the line in the file. */
export const unreadable = (faults: readonly CsvFault[]): Refusal => {
  const told = faults.slice(0, mostFaults).map(fault => ({
    in: 'body' as const,
    field: fault.line ? `/csv/${fault.line}` : '/csv',
    code: fault.code,
    message: wordsOf(fault),
  }));
  const [first] = told;
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  return new Refusal('VALIDATION_FAILED', `${first?.message ?? ''}${more}`, { errors: told });
};

/** Line and character of an offset in a text whose lines end with a line feed. */
export const placeAt = (text: string, offset: number): { line: number; character: number } => {
  const before = text.slice(0, offset);
  return {
    line: before.split('\n').length,
    character: offset - before.lastIndexOf('\n'),
  };
};
