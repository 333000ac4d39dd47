import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { tilesOf } from '#contract/domain/dashboards/dashboards.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { radii } from '#parts/measures.ts';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { NextSteps } from './NextSteps.tsx';
import { WaitingTiles } from './TileGrid.tsx';
import { TileSets } from './TileSets.tsx';
import { useGrants } from './useGrants.ts';
import { useTiles } from './useTiles.ts';
import { useWaiting } from './useWaiting.ts';

interface Props {
  /** Stands between what to do next and the tiles. */
  children?: ReactNode;
}

const Tiles = ({ expected, children }: Props & { expected: number }) => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useTiles('home');
  const waiting = useWaiting();
  if (isPending) return <WaitingTiles count={expected} />;
  if (!data)
    return (
      <ErrorState title={translate('pages.tiles.error')} error={error} onRetry={() => refetch()} />
    );
  return (
    <>
      {waiting.isPending ? (
        <Skeleton height={148} sx={{ mb: 5, borderRadius: `${radii.card}px` }} />
      ) : (
        <NextSteps
          work={{ ...data, lists: waiting.data?.map(one => one.waiting) ?? [] }}
          type="home"
        />
      )}
      {children}
      <TileSets tiles={data.tiles} type="home" />
    </>
  );
};

/** The tiles of the home page by role (part 1 section 2); nothing for those whose work has none. */
export const HomeTiles = ({ children }: Props) => {
  const expected = tilesOf('home', useGrants()).length;
  return expected === 0 ? (
    children
  ) : (
    <Box sx={{ mb: 8 }}>
      <Tiles expected={expected}>{children}</Tiles>
    </Box>
  );
};
