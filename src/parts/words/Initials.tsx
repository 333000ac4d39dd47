import { styled } from '@mui/material/styles';
import { radii } from '../measures.ts';

/** "Aditi Sharma" → "AS" */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (first.charAt(0) + last.charAt(0)).toUpperCase();
};

const Shape = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  borderRadius: '50%',
  overflow: 'hidden',
  userSelect: 'none',
  fontSize: 11,
  lineHeight: 1,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  background: theme.vars.palette.surface.inset,
  '&[data-square]': { borderRadius: radii.control },
  '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
}));

interface Props {
  name: string;
  /** Pixels: 24, 28 or 40. */
  size?: 24 | 28 | 40;
  /** Records are squares, people are round. */
  isSquare?: boolean;
}

/** A person or record by its initials, beside its name. */
export const Initials = ({ name, size = 28, isSquare = false }: Props) => (
  <Shape
    aria-hidden
    data-square={isSquare ? '' : undefined}
    style={{ width: size, height: size, ...(size === 40 && { fontSize: 14 }) }}
  >
    {initialsOf(name)}
  </Shape>
);
