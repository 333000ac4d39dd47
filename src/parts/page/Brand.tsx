import Box from '@mui/material/Box';
import { useStart } from '../StartContext.ts';
import { Icon } from '../icons/Icon.tsx';

interface Props {
  size?: 24 | 32;
  isMarkOnly?: boolean;
}

/** The product's mark and name. */
export const Brand = ({ size = 24, isMarkOnly = false }: Props) => {
  const { product } = useStart();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2.5 }}>
      <Box
        component="span"
        sx={{
          width: size,
          height: size,
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          borderRadius: size === 32 ? '8px' : '6px',
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
        }}
      >
        <Icon name="house" size={size === 32 ? 18 : 14} strokeWidth={1.75} />
      </Box>
      {!isMarkOnly && (
        <Box
          component="span"
          sx={{ fontSize: size === 32 ? 16 : 14, lineHeight: '20px', fontWeight: 600 }}
        >
          {product.name}
        </Box>
      )}
    </Box>
  );
};
