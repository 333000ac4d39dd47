import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { callKey } from '#dataProvider/query/keys.ts';
import { useRecord } from '#engine/useRecord.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { DrawnPart } from '#parts/paper/DrawnPart.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';

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
        <DrawnPart key={at} part={part} />
      ))}
    </Paper>
  );
};
