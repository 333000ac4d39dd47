import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ImportLine } from '#contract/calls/importAnswer.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../../ScreenContext.ts';
import { LineResult } from './LineResult.tsx';
import { lookOf } from './lineStates.ts';

interface Props {
  lines: readonly ImportLine[];
  /** Fields that say which record a line means. */
  paths: readonly string[];
  header: readonly string[];
}

const StateChip = ({ line }: { line: ImportLine }) => {
  const translate = useTranslate();
  const { tone, icon } = lookOf(line.status);
  return (
    <StatusChip tone={tone} icon={icon}>
      {translate(`engine.import.chip.${line.status}`)}
    </StatusChip>
  );
};

const Identity = ({ line, path }: { line: ImportLine; path: string }) => {
  const field = useScreen().fields[path];
  return field ? <FieldCell field={field} value={line.record?.[path]} /> : null;
};

/** Lines as a table: which record, and what becomes of it. */
export const LineTable = ({ lines, paths, header }: Props) => {
  const { fields } = useScreen();
  const translate = useTranslate();
  const text = useText();
  return (
    <Box sx={{ overflowX: 'auto', mx: -6 }}>
      <Box
        component="table"
        sx={theme => ({
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'body2',
          '& th': {
            height: 36,
            px: 3,
            fontSize: 12,
            fontWeight: 500,
            textAlign: 'left',
            whiteSpace: 'nowrap',
            color: 'text.secondary',
            background: theme.vars.palette.surface.sunken,
            borderBottom: `1px solid ${theme.vars.palette.divider}`,
          },
          '& td': {
            height: 40,
            px: 3,
            py: 1.5,
            verticalAlign: 'top',
            borderBottom: `1px solid ${theme.vars.palette.divider}`,
          },
          '& td.known': { minWidth: 96, maxWidth: 260 },
          '& td.result': { width: '50%', minWidth: 320 },
          '& .line': { pl: 6, width: 72, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
          '& td.line': { color: 'text.secondary' },
          '& tbody tr:hover td': { background: theme.vars.palette.action.hover },
        })}
      >
        <thead>
          <tr>
            <th scope="col" className="line">
              {translate('engine.import.line')}
            </th>
            <th scope="col">{translate('engine.import.result')}</th>
            {paths.map(path => (
              <th scope="col" key={path}>
                {fields[path] ? text(fields[path].label) : path}
              </th>
            ))}
            <th scope="col">{translate('engine.import.changes')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <tr key={line.line}>
              <td className="line">{writeNumber(line.line)}</td>
              <td>
                <StateChip line={line} />
              </td>
              {paths.map(path => (
                <td key={path} className="known">
                  <Identity line={line} path={path} />
                </td>
              ))}
              <td className="result">
                <LineResult line={line} header={header} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};

/** Lines one below the other, for a narrow page. */
export const LineList = ({ lines, paths, header }: Props) => {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map(line => (
        <Box
          component="li"
          key={line.line}
          sx={theme => ({
            display: 'grid',
            gap: 1,
            py: 3,
            typography: 'body2',
            borderBottom: `1px solid ${theme.vars.palette.divider}`,
          })}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
            <StateChip line={line} />
            {translate('engine.import.line_number', { line: writeNumber(line.line) })}
          </Box>
          {line.record && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, fontWeight: 500 }}>
              {paths.map(path => (
                <Identity key={path} line={line} path={path} />
              ))}
            </Box>
          )}
          <LineResult line={line} header={header} />
        </Box>
      ))}
    </Box>
  );
};
