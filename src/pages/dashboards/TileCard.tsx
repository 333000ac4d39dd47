import Box from '@mui/material/Box';
import { useTranslate, LinkBase } from 'react-admin';
import type { DashboardType } from '#contract/domain/dashboards/dashboards.ts';
import { overdueAddress, tileAddress } from '#contract/domain/dashboards/tileAddress.ts';
import { tileOf } from '#contract/domain/dashboards/tiles.ts';
import { writeCount } from '#contract/requests/writeCount.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { tileStyles } from './tileStyles.ts';
import type { CountedTile } from './useTiles.ts';
import { useTileWords } from './useTileWords.ts';

interface Props {
  tile: CountedTile;
  type: DashboardType;
}

/** A number of rows that leads to them; what is overdue leads to the overdue ones. */
export const TileCard = ({ tile: { keyName, count, overdue }, type }: Props) => {
  const translate = useTranslate();
  const { label, help } = useTileWords()(keyName);
  return (
    <Box component="li" sx={tileStyles} data-empty={count === 0 || undefined}>
      <span className="tile-head">
        <Icon name={tileOf(keyName).icon} />
        <LinkBase to={tileAddress(keyName, type)} className="tile-link">
          {label}
        </LinkBase>
      </span>
      <span className="tile-figures">
        <span className="tile-count">{writeCount(count)}</span>
        {overdue > 0 && (
          <LinkBase to={overdueAddress(keyName, type)} className="tile-overdue">
            <StatusChip tone="danger" icon="clock">
              {translate('pages.tiles.overdue', { count: writeCount(overdue) })}
            </StatusChip>
          </LinkBase>
        )}
      </span>
      <span className="tile-help">{help}</span>
    </Box>
  );
};
