import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { DashboardType } from '#contract/domain/dashboards/dashboards.ts';
import { tileOf } from '#contract/domain/dashboards/tiles.ts';
import { tileSets, type TileSet } from '#contract/domain/dashboards/tileSets.ts';
import { useText } from '#parts/useText.ts';
import { TileCard } from './TileCard.tsx';
import { TileGrid } from './TileGrid.tsx';
import type { CountedTile } from './useTiles.ts';

/** Tiles beside each other where there is room; small sets then share a line. */
const columns = 4;
const wide = '@container (min-width: 760px)';

interface Props {
  tiles: readonly CountedTile[];
  type: DashboardType;
}

const SetOfTiles = ({ set, tiles, type }: Props & { set: TileSet }) => {
  const text = useText();
  const heading = useId();
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{
        [wide]: {
          gridColumn: `span ${Math.min(columns, tiles.length)}`,
          '& > ul': {
            gridTemplateColumns: `repeat(${Math.min(columns, tiles.length)}, minmax(0, 1fr))`,
          },
        },
      }}
    >
      <Typography id={heading} variant="h3" component="h2" sx={{ mb: 2 }}>
        {text(tileSets[set].label)}
      </Typography>
      <TileGrid>
        {tiles.map(tile => (
          <TileCard key={tile.keyName} tile={tile} type={type} />
        ))}
      </TileGrid>
    </Box>
  );
};

/** The tiles by the sets of part 1 section 2, each set with its heading. */
export const TileSets = ({ tiles, type }: Props) => {
  const sets = [...new Set(tiles.map(({ keyName }) => tileOf(keyName).set))];
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          rowGap: 5,
          columnGap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          [wide]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
        }}
      >
        {sets.map(set => (
          <SetOfTiles
            key={set}
            set={set}
            type={type}
            tiles={tiles.filter(({ keyName }) => tileOf(keyName).set === set)}
          />
        ))}
      </Box>
    </Box>
  );
};
