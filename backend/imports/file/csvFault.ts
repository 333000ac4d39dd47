import { firstOf, toldInFile } from '#contract/domain/messages/importFaults.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { Refusal } from '../../calls/Refusal.ts';

/** Why a file cannot be read as a whole, with the place as far as there is one; all numbers count from 1. */
export interface CsvFault extends Told {
  readonly line?: number;
  /** The character within the line. */
  readonly character?: number;
  readonly code: string;
}

/** More faults than these do not help anyone correct a file. */
const mostFaults = 100;

/** 422 with the place of each fault; the pointer is the line in the file. */
export const unreadable = (faults: readonly CsvFault[]): Refusal => {
  const told = faults.map(fault => ({
    in: 'body' as const,
    field: fault.line ? `/csv/${fault.line}` : '/csv',
    code: fault.code,
    ...toldInFile(fault, fault),
  }));
  return new Refusal('VALIDATION_FAILED', firstOf(told), { errors: told.slice(0, mostFaults) });
};

/** Line and character of an offset in a text whose lines end with a line feed. */
export const placeAt = (text: string, offset: number): { line: number; character: number } => {
  const before = text.slice(0, offset);
  return {
    line: before.split('\n').length,
    character: offset - before.lastIndexOf('\n'),
  };
};
