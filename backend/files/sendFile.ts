import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import type { FileCell } from '#contract/domain/reports/reportCell.ts';
import { csvFile } from './csvFile.ts';
import { xlsxFile } from './xlsxFile.ts';

export type FileFormat = 'csv' | 'xlsx';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

interface Sent {
  /** Without its ending. */
  readonly name: string;
  readonly format: FileFormat;
  readonly headings: readonly string[];
  readonly parts: AsyncIterable<readonly (readonly FileCell[])[]>;
}

/** Answers with a file whose rows come in parts. @returns what the verb answers */
export const sendFile = (
  reply: FastifyReply,
  { name, format, headings, parts }: Sent,
): Readable => {
  reply.type(types[format]);
  reply.header('content-disposition', `attachment; filename="${name}.${format}"`);
  return Readable.from(format === 'csv' ? csvFile(headings, parts) : xlsxFile(headings, parts));
};
