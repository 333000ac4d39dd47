import { groupDigits } from '#contract/domain/money/formatRupees.ts';
import { importFileFault } from '#contract/domain/imports/importFileFault.ts';
import { mostImportLines } from '#contract/domain/imports/mostImportLines.ts';
import { isAir, saidSeparator } from '#contract/domain/imports/separatorOf.ts';
import { fileFaults } from '#contract/domain/messages/importFaults.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { placeAt, unreadable } from './csvFault.ts';

/** Stands where bytes were no UTF-8, no matter who decoded them; no record needs it. */
const notUtf8 = '\uFFFD';

/** Every other byte of UTF-16 is zero where the text is Latin; in front stand two bytes that say so. */
const utf16 = /^(?:\uFFFD\uFFFD|\0[^\0]|[^\0]\0[^\0]\0)/;

const encodingOf = (text: string, offset: number) => {
  if (utf16.test(text)) return 'utf16';
  return text[offset] === notUtf8 ? 'windows' : 'binary';
};

const withoutLastBreaks = (text: string): string => {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
};

/** Lines below the header that hold something: what a table program leaves below them counts for nothing. */
const countLines = (text: string): number => {
  const [first = '', ...rest] = text.split('\n');
  const held = rest.filter(line => !isAir(line)).length;
  return isAir(first) || saidSeparator(first) ? held - 1 : held;
};

/** @throws Refusal 413 with the number of lines. */
export const refuseTooMany = (lines: number, most: number): void => {
  if (lines <= most) return;
  const [has, may] = [groupDigits(String(lines)), groupDigits(String(most))];
  throw new Refusal('TOO_LARGE', fileFaults.tooManyLines(has, may));
};

/**
 * The text of a file with line feeds alone and without a byte order mark.
 * @throws Refusal 422 for a workbook, another encoding, or an empty file; 413 for too many bytes or lines, with their number.
 */
export const cleanText = (csv: string): string => {
  const unfit = importFileFault(Buffer.byteLength(csv), csv.slice(0, 4));
  if (unfit === 'workbook') throw unreadable([{ code: 'encoding', ...fileFaults.workbook }]);
  if (unfit) throw new Refusal('TOO_LARGE', fileFaults.large);
  const text = withoutLastBreaks(csv.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'));
  if (isAir(text)) throw unreadable([{ code: 'empty', ...fileFaults.empty }]);
  const offset = text.search(/[\uFFFD\0]/);
  if (offset >= 0) {
    const fault = fileFaults.encoding(encodingOf(text, offset));
    throw unreadable([{ ...placeAt(text, offset), code: 'encoding', ...fault }]);
  }
  refuseTooMany(countLines(text), mostImportLines);
  return text;
};
