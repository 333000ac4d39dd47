import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { FileCell } from '#contract/domain/reports/reportCell.ts';
import type { Text } from '#contract/model/types.ts';
import type { JobFile } from '../../../jobs/JobFile.ts';
import type { Job } from '../../../jobs/JobKind.ts';
import type { AskedExport } from './openExport.ts';

export const exportKind = 'export';

/** What a job of a list is asked for. */
export interface ExportPayload extends AskedExport {
  /** As reports name what they are of: the screen. */
  readonly report: string;
  readonly title: Text;
  /** The filter in words. */
  readonly period: string;
  /** The schedule that it was made for, by whose mail the file is sent. */
  readonly schedule?: { readonly id: number; readonly name: string };
}

/** How far it has come: headings, and how many parts stand. */
export interface Reached {
  readonly header: readonly string[];
  readonly parts: number;
}

/** A row as a part keeps it. */
export interface Kept {
  readonly cells: readonly (readonly [text: string, isNumber: boolean])[];
}

/** Rupees, shares and counts as a spreadsheet reads them; undefined for what is not one number. */
const numberIn = (text: string): number | undefined => {
  const plain = text.replaceAll(/[₹,%\s]/g, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
};

const fileCell = ([text, isNumber]: Kept['cells'][number]): FileCell => {
  const number = isNumber ? numberIn(text) : undefined;
  if (text === '') return null;
  return number === undefined ? { as: 'text', text } : { as: 'number', number, text };
};

/** Headings and rows of a finished job as a file. */
export const exportFileOf = (job: Job): JobFile => {
  const { report } = job.payload as ExportPayload;
  const { header } = job.result as Reached;
  return {
    name: `${report}-${indiaDay(job.createdAt)}`,
    headings: header,
    cellsOf: (row: Readonly<Record<string, unknown>>) =>
      (row as unknown as Kept).cells.map(fileCell),
  };
};
