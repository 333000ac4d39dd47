import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { LiveRegion } from '../page/LiveRegion.tsx';
import { Skeleton } from './Skeleton.tsx';
import { VisuallyHidden } from '../controls/VisuallyHidden.tsx';

const Waiting = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <LiveRegion isBusy>
      <VisuallyHidden>{translate('parts.loading')}</VisuallyHidden>
      {children}
    </LiveRegion>
  );
};

const headGap = { display: 'flex', justifyContent: 'space-between', alignItems: 'center' } as const;

const HeadSkeleton = () => (
  <Box sx={{ ...headGap, height: { xs: 44, sm: 32 } }}>
    <Skeleton width={220} height={24} />
    <Skeleton width={120} height={32} />
  </Box>
);

// Different widths, so that it looks like text; the same on each render.
const widths = ['70%', '52%', '84%', '61%', '76%', '45%'];

/** The rows of a list in the boxes that the rows will have. */
export const RowsSkeleton = ({ rows = 10 }: { rows?: number }) => (
  <Waiting>
    {Array.from({ length: rows }, (_, row) => (
      <Box
        key={row}
        sx={theme => ({
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr 1fr' },
          alignItems: 'center',
          gap: 6,
          height: 'var(--console-row)',
          borderBottom: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        {[0, 1, 2, 3].map(cell => (
          <Skeleton key={cell} height={12} width={widths[(row + cell * 2) % widths.length]} />
        ))}
      </Box>
    ))}
  </Waiting>
);

/** A whole list page: head, filters, table. */
export const ListSkeleton = () => (
  <Waiting>
    <HeadSkeleton />
    <Skeleton width={320} height={32} sx={{ my: 6 }} />
    <RowsSkeleton rows={12} />
  </Waiting>
);

/** Fields of a form in two columns. */
export const FormSkeleton = ({ fields = 8 }: { fields?: number }) => (
  <Waiting>
    <HeadSkeleton />
    <Box
      sx={theme => ({
        mt: 5,
        p: 4,
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        borderRadius: '8px',
        border: `1px solid ${theme.vars.palette.divider}`,
        background: theme.vars.palette.background.paper,
      })}
    >
      {Array.from({ length: fields }, (_, field) => (
        <div key={field}>
          <Skeleton width={widths[field % widths.length]} height={12} sx={{ maxWidth: 120 }} />
          <Skeleton height={36} sx={{ mt: 1.5 }} />
        </div>
      ))}
    </Box>
  </Waiting>
);

/** A page of which only the head is known. */
export const PageSkeleton = () => (
  <Waiting>
    <HeadSkeleton />
    <Skeleton width="60%" height={16} sx={{ mt: 2 }} />
    <Box sx={{ mt: 6, display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {[0, 1, 2, 3].map(card => (
        <Skeleton key={card} height={140} sx={{ borderRadius: '8px' }} />
      ))}
    </Box>
  </Waiting>
);
