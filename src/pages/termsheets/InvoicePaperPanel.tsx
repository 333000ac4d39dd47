import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { PaperPart } from '#contract/domain/invoices/PaperPart.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useRecord } from '#engine/useRecord.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';

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

const tableStyles = (theme: Theme) => ({
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
});

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
                <td key={at} className={classOf(at)}>
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

const Drawn = ({ part }: { part: PaperPart }) => {
  if (part.kind === 'note')
    return <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{part.text}</Box>;
  if (part.kind === 'table') return <Lines part={part} />;
  return (
    <Box component="dl" sx={part.kind === 'total' ? sumStyles : pairStyles}>
      {part.of.flatMap(([label, value]) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label} value`}>{value}</dd>,
      ])}
    </Box>
  );
};

/** The paper of an invoice on its page: what the PDF says, word for word. */
export const InvoicePaperPanel = () => {
  const { id } = useRecord();
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: callKey('invoices.paper', id),
    queryFn: ({ signal }) => client.call('invoices.paper', { params: { id: Number(id) }, signal }),
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton height={480} />;
  return (
    <Paper
      variant="outlined"
      lang="en-IN"
      sx={{ p: { xs: 4, sm: 8 }, maxWidth: 900, display: 'grid', gap: 6 }}
    >
      <div>
        <Box component="h3" sx={{ m: 0, typography: 'h2' }}>
          {data.title}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{data.subtitle}</Box>
      </div>
      {data.parts.map((part, at) => (
        <Drawn key={at} part={part} />
      ))}
    </Paper>
  );
};
