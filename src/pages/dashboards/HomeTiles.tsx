import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { tilesOf } from '#contract/domain/dashboards/dashboards.ts';
import { ErrorState } from '#parts/ErrorState.tsx';
import { NextSteps } from './NextSteps.tsx';
import { WaitingTiles } from './TileGrid.tsx';
import { TileSets } from './TileSets.tsx';
import { useGrants } from './useGrants.ts';
import { useTiles } from './useTiles.ts';

const Tiles = ({ expected }: { expected: number }) => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useTiles('home');
  if (isPending) return <WaitingTiles count={expected} />;
  if (!data)
    return (
      <ErrorState title={translate('pages.tiles.error')} error={error} onRetry={() => refetch()} />
    );
  return (
    <>
      <NextSteps tiles={data} type="home" />
      <TileSets tiles={data} type="home" />
    </>
  );
};

/** The tiles of the home page by role (part 1 section 2); nothing for those whose work has none. */
export const HomeTiles = () => {
  const expected = tilesOf('home', useGrants()).length;
  return expected === 0 ? null : (
    <Box sx={{ mb: 8 }}>
      <Tiles expected={expected} />
    </Box>
  );
};
