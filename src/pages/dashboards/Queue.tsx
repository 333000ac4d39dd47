import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { DashboardType } from '#contract/domain/dashboards/dashboards.ts';
import { tileOf, type TileKey } from '#contract/domain/dashboards/tiles.ts';
import { tileTimesOf } from '#contract/domain/dashboards/tileTimes.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { ListOnPage } from '#engine/sections/ListOnPage.tsx';
import type { CountedTile } from './useTiles.ts';

/** Whose rows are in line for the agent, the first that has any. */
const queues: readonly TileKey[] = ['followup', 'linksent', 'renewal', 'activationpending'];

interface Props {
  tiles: readonly CountedTile[];
  type: DashboardType;
}

/** The cases that an agent of the line calls next (part 3 section 2); nothing where none waits. */
export const Queue = ({ tiles, type }: Props) => {
  const key = queues.find(name =>
    tiles.some(({ keyName, count }) => keyName === name && count > 0),
  );
  const by = useMemo(
    (): Condition => ({ all: [{ keyName: { eq: key ?? '' } }, { line: { eq: type } }] }),
    [key, type],
  );
  if (key === undefined) return null;
  return (
    <Box sx={{ mt: 6 }}>
      <ListOnPage
        key={key}
        resource="tile-rows"
        by={by}
        label={tileOf(key).label}
        columns={['name', 'statusLabel', ...tileTimesOf(key), 'accountId', 'agentName']}
      />
    </Box>
  );
};
