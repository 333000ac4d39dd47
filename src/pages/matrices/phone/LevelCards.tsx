import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';
import { missingDate } from '#contract/domain/texts/missing.ts';
import { isSameCell } from '#engine/grid/GridModel.ts';
import { CellValue } from '../CellValue.tsx';
import { writeCell } from '../model/cellText.ts';
import type { DesignationNames } from '../model/designationNames.ts';
import type { MatrixEditor } from '../model/editor.ts';
import type { CellFault } from '../model/faults.ts';
import { columnNames } from '../model/rows.ts';
import { useFaultWords } from '../useFaultWords.ts';

interface Props {
  editor: MatrixEditor;
  faults: readonly CellFault[];
  names: DesignationNames;
  canEdit: boolean;
  onEdit: (at: number) => void;
}

/** The levels on a phone: a card each, in the order of the grid. */
export const LevelCards = ({ editor, faults, names, canEdit, onEdit }: Props) => {
  const translate = useTranslate();
  const say = useFaultWords();
  const stored = new Map(editor.original.map(row => [row.key, row]));
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
      {editor.rows.map((row, at) => {
        const before = stored.get(row.key);
        return (
          <Box
            key={row.key}
            component="li"
            sx={({ vars: { palette } }) => ({
              borderRadius: '8px',
              border: `1px solid ${before ? palette.divider : palette.tone.info.border}`,
              background: before ? palette.background.paper : palette.tone.info.background,
              '& .quiet': { color: palette.text.secondary },
              '& .missing': { color: palette.primary.text },
            })}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', pl: 4, pr: 1, minHeight: 48 }}>
              <Typography component="h2" variant="subtitle2" sx={{ flex: 1 }}>
                L{at + 1}
              </Typography>
              {canEdit && (
                <IconButton
                  aria-label={translate('matrices.edit_level', { level: at + 1 })}
                  onClick={() => onEdit(at)}
                  sx={{ width: 44, height: 44 }}
                >
                  <Icon name="pencil" size={18} />
                </IconButton>
              )}
            </Box>
            <Box component="dl" sx={{ m: 0, typography: 'body2' }}>
              {columnNames.map(column => {
                const fault = faults.find(one => one.key === row.key && one.column === column);
                const isChanged = before !== undefined && !isSameCell(before[column], row[column]);
                return (
                  <Box
                    key={column}
                    sx={({ vars: { palette } }) => ({
                      display: 'grid',
                      gridTemplateColumns: '132px minmax(0, 1fr)',
                      gap: 3,
                      px: 4,
                      py: 2,
                      borderTop: `1px solid ${palette.divider}`,
                      ...(isChanged && {
                        background: palette.changedCell.background,
                        boxShadow: `inset 3px 0 0 ${palette.changedCell.line}`,
                      }),
                    })}
                  >
                    <Box component="dt" sx={{ color: 'text.secondary' }}>
                      {translate(`matrices.column.${column}`)}
                    </Box>
                    <Box component="dd" sx={{ m: 0 }}>
                      <CellValue row={row} column={column} names={names} />
                      {isChanged && (
                        <Box component="del" sx={{ ml: 2, color: 'text.secondary' }}>
                          {writeCell(before, column, names) || missingDate}
                        </Box>
                      )}
                      {fault && (
                        <Box sx={{ color: 'error.dark', typography: 'caption' }}>{say(fault)}</Box>
                      )}
                    </Box>
                  </Box>
                );
              })}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
