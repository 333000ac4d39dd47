import Box from '@mui/material/Box';
import { useTranslate, type RaRecord } from 'react-admin';
import type { SlotSwap } from '#contract/calls/recordTypes.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { useRecord } from '#engine/useRecord.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';

type Side = NonNullable<SlotSwap['from']>;

const place = [
  ['place', ({ placeName }: Side) => placeName ?? '-'],
  ['position', ({ position }: Side) => String(position ?? '-')],
  ['startDate', ({ startDate }: Side) => (startDate ? formatDay(startDate) : '-')],
  ['endDate', ({ endDate }: Side) => (endDate ? formatDay(endDate) : '-')],
] as const;

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { p: 2, textAlign: 'start', verticalAlign: 'top' },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
  '& tbody th': { fontWeight: 400, color: 'text.secondary' },
  '& [data-changed]': { fontWeight: 600 },
} as const;

interface MoveProps {
  /** The slot, and the one whose place it takes. */
  own: Side;
  other: Side;
  state: SlotSwap['state'];
}

/** What the second column tells, by how the swap stands. */
const heading = { pending: 'after', done: 'now', rejected: 'asked', failed: 'asked' } as const;

/** One of the two slots: where it stands, and where it is after the swap. */
const Move = ({ own, other, state = 'pending' }: MoveProps) => {
  const translate = useTranslate();
  return (
    <SectionFrame title={`${own.projectName ?? '-'} · ${own.slotId}`}>
      <Box sx={{ px: 4, pb: 4 }}>
        <Box sx={{ color: 'text.secondary', typography: 'body2', pb: 2 }}>
          {own.accountName ?? '-'}
        </Box>
        <Box component="table" sx={tableStyles}>
          <thead>
            <tr>
              <th scope="col">{translate('slotSwap.what')}</th>
              <th scope="col">{translate('slotSwap.before')}</th>
              <th scope="col">{translate(`slotSwap.${heading[state]}`)}</th>
            </tr>
          </thead>
          <tbody>
            {place.map(([name, wordsOf]) => (
              <tr key={name}>
                <th scope="row">{translate(`slotSwap.${name}`)}</th>
                <td>{wordsOf(own)}</td>
                <td data-changed={wordsOf(own) !== wordsOf(other) || undefined}>
                  {wordsOf(other)}
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </SectionFrame>
  );
};

/** Both slots of a swap side by side, as they were when it was asked for and as they would stand (T126). */
export const SlotSwapPanel = () => {
  const swap = useRecord<RaRecord & Partial<SlotSwap>>();
  if (!swap.from || !swap.to) return <Skeleton height={240} />;
  return (
    <Box
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}
    >
      <Move own={swap.from} other={swap.to} state={swap.state} />
      <Move own={swap.to} other={swap.from} state={swap.state} />
    </Box>
  );
};
