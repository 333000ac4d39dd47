import Avatar from '@mui/material/Avatar';

/** "Aditi Sharma" → "AS" */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (first.charAt(0) + last.charAt(0)).toUpperCase();
};

interface Props {
  name: string;
  /** Pixels: 24, 28 or 40. */
  size?: 24 | 28 | 40;
  /** Records are squares, people are round. */
  isSquare?: boolean;
}

/** A person or record by its initials, beside its name. */
export const Initials = ({ name, size = 28, isSquare = false }: Props) => (
  <Avatar
    aria-hidden
    variant={isSquare ? 'rounded' : 'circular'}
    sx={{ width: size, height: size, fontSize: size === 40 ? 14 : 11, flex: 'none' }}
  >
    {initialsOf(name)}
  </Avatar>
);
