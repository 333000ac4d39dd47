import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { PaperPart } from '#contract/domain/paper/PaperPart.ts';
import { CodePart } from './CodePart.tsx';

type Table = Extract<PaperPart, { kind: 'table' }>;

const pairStyles = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' },
  gap: { xs: '0 8px', sm: '4px 16px' },
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 2, sm: 0 }, overflowWrap: 'anywhere' },
} as const;

const sumStyles = {
  ...pairStyles,
  gridTemplateColumns: '1fr auto',
  justifyContent: 'end',
  ml: 'auto',
  width: 'fit-content',
  '& dt': { color: 'text.secondary', textAlign: 'end' },
  '& dd': { m: 0, textAlign: 'end', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const;

const tableStyles = (theme: Theme) =>
  ({
    width: '100%',
    minWidth: 640,
    borderCollapse: 'collapse',
    typography: 'body2',
    '& th, & td': {
      padding: '8px',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& thead th': { typography: 'caption', color: theme.vars.palette.text.secondary },
    '& .amount': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    // On a phone a line is a card: each value beside the title of its column.
    [theme.breakpoints.down('sm')]: {
      minWidth: 0,
      '&, & tbody, & tr': { display: 'block' },
      '& thead': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& tr': { py: 2, borderBottom: `1px solid ${theme.vars.palette.divider}` },
      '& td': {
        display: 'flex',
        justifyContent: 'space-between',
        gap: '16px',
        padding: '2px 0',
        border: 0,
      },
      '& td:first-of-type': { fontWeight: 600 },
      '& td:not(:first-of-type)::before': {
        content: 'attr(data-title)',
        color: theme.vars.palette.text.secondary,
      },
    },
  }) as const;

const Lines = ({ part }: { part: Table }) => {
  const classOf = (at: number) => (part.columns[at]?.isAmount ? 'amount' : undefined);
  return (
    <Box tabIndex={0} role="region" aria-label={part.title} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={tableStyles}>
        <thead>
          <tr>
            {part.columns.map(({ title }, at) => (
              <th key={title} scope="col" className={classOf(at)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) => (
                <td
                  key={at}

                  className={classOf(at)}
                  data-title={part.columns[at]?.title}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};

/** One part of a paper, as its PDF has it. */
export const DrawnPart = ({ part }: { part: PaperPart }) => {
  if (part.kind === 'note')
    return <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{part.text}</Box>;
  if (part.kind === 'table') return <Lines part={part} />;
  if (part.kind === 'code') return <CodePart part={part} />;
  return (
    <Box component="dl" sx={part.kind === 'total' ? sumStyles : pairStyles}>
      {part.of.flatMap(([label, value]) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label} value`}>{value}</dd>,
      ])}
    </Box>
  );
};
