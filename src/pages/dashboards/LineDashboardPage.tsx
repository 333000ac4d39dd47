import Box from '@mui/material/Box';
import { useTranslate, useGetResourceLabel } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { isDashboardType, type DashboardType } from '#contract/domain/dashboards/dashboards.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { useScreenHeads } from '#parts/contexts/useScreenHeads.ts';
import { NextSteps } from './NextSteps.tsx';
import { Queue } from './Queue.tsx';
import { TileCard } from './TileCard.tsx';
import { TileGrid, WaitingTiles } from './TileGrid.tsx';
import { useTiles } from './useTiles.ts';

/** Where most dashboards have their number of tiles; the real one is known with the numbers. */
const expected = 9;

const Tiles = ({ type }: { type: DashboardType }) => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useTiles(type);
  if (isPending) return <WaitingTiles count={expected} />;
  if (!data)
    return (
      <ErrorState title={translate('pages.tiles.error')} error={error} onRetry={() => refetch()} />
    );
  return (
    <>
      <NextSteps work={data} type={type} />
      <TileGrid>
        {data.tiles.map(tile => (
          <TileCard key={tile.keyName} tile={tile} type={type} />
        ))}
      </TileGrid>
      <Queue tiles={data.tiles} type={type} />
    </>
  );
};

/** The dashboard of a line, by its address: `/owner-dashboard` and those of the other lines (part 1 section 2). */
export const LineDashboardPage = () => {
  const { pathname } = useLocation();
  const heads = useScreenHeads();
  const labelOf = useGetResourceLabel();
  const route = pathname.replace(/\/+$/, '');
  const line = route.slice(1).replace(/-dashboard$/, '');
  const screen = heads.find(head => head.route === route);
  if (!isDashboardType(line) || !screen) throw new Error(`${route} is no dashboard of a line`);
  return (
    <PageBody>
      <PageHeader title={labelOf(screen.resource)} />
      <Box sx={{ mt: 5 }}>
        <Tiles key={line} type={line} />
      </Box>
    </PageBody>
  );
};
