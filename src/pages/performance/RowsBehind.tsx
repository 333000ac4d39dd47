import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useEffect, useMemo, useRef } from 'react';
import { ListOnPage } from '#engine/sections/ListOnPage.tsx';
import { rowsBehind, type Figure } from './behind.ts';
import { listBehind } from './metrics.ts';

/** The calls or deals that a chosen figure counts; mounted again for another figure. */
export const RowsBehind = ({ figure, name }: { figure: Figure; name: string }) => {
  const translate = useTranslate();
  const by = useMemo(() => rowsBehind(figure), [figure]);
  const region = useRef<HTMLDivElement>(null);
  // It is below what was pressed, and its list is read when it is seen.
  useEffect(() => {
    region.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Box ref={region} role="region" aria-label={translate('performance.behind', { name })}>
      <Box sx={{ mb: 2, typography: 'body2', color: 'text.secondary' }} role="status">
        {translate('performance.behind', {
          name: `${name}, ${translate(`performance.metric.${figure.metric}`)}`,
        })}
      </Box>
      <ListOnPage resource={listBehind(figure.metric)} by={by} />
    </Box>
  );
};
