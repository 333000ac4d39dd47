import { keyframes, styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { mark } from '../controls/BoxFrame.ts';
import { radii } from '../measures.ts';

const pulse = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.4 } });

const Shape = styled('span')(({ theme }) => ({
  display: 'block',
  height: '1.2em',
  borderRadius: radii.cell,
  background: theme.vars.palette.action.focus,
  animation: `${pulse} 2s ease-in-out 0.5s infinite`,
  '&[data-round]': { borderRadius: '50%' },
}));

interface Props extends Omit<ComponentProps<typeof Shape>, 'style'> {
  width?: number | string;
  height?: number | string;
  isRound?: boolean;
}

/** Stands in the place of what is still loading, in its size. */
export const Skeleton = ({ width, height, isRound, ...props }: Props) => (
  <Shape {...props} data-round={mark(isRound)} style={{ width, height }} />
);
