import { missingDate } from '#contract/domain/texts/missing.ts';
import type { GridModel, GridRow } from './GridModel.ts';

/** A whole row in one line; a sign where nothing is entered. */
export const rowWords = <R extends GridRow>({ columns }: GridModel<R>, row: R): string =>
  columns.map(({ write }) => write(row) || missingDate).join(' · ');
