import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import type { GridModel } from '#engine/grid/GridModel.ts';
import {
  readTarget,
  targetColumns,
  writeTarget,
  type TargetPerson,
  type TargetRow,
} from './targetRows.ts';

/** People down, their targets across; nobody is added or removed here. */
export const useTargetModel = (people: readonly TargetPerson[]): GridModel<TargetRow> => {
  const translate = useTranslate();
  return useMemo(
    () => ({
      columns: targetColumns.map(name => ({
        name,
        label: translate(`incentives.sheet.${name}`),
        align: 'end' as const,
        width: '28%',
        write: (row: TargetRow) => writeTarget(row[name]),
        begin: (row: TargetRow) => (row[name] === 0 ? '' : writeTarget(row[name])),
        read: (text: string) => {
          const paise = readTarget(text);
          return paise === undefined
            ? { unread: translate('incentives.sheet.negative') }
            : { cells: { [name]: paise } };
        },
        empty: { [name]: 0 },
        show: (row: TargetRow) => (row[name] === 0 ? '--' : formatRupees(row[name])),
      })),
      // All of it on a phone: three columns of a name and two amounts.
      minWidth: 340,
      most: people.length,
      added: () => ({ key: '', individual: 0, team: 0 }),
      nameOf: at => {
        const person = people[at];
        return person ? [person.userName, person.designationName].filter(Boolean).join(' · ') : '';
      },
      words: {
        row: translate('incentives.sheet.row'),
        added: translate('incentives.sheet.added'),
        removed: translate('incentives.sheet.removed'),
      },
    }),
    [people, translate],
  );
};
