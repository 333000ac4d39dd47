import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';

interface Props {
  total: number;
  index: number;
  onChange: (index: number) => void;
}

/** The bars above a story, one for each of its pictures; those that were shown are full. */
export const StoryBars = ({ total, index, onChange }: Props) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: '3px' }}>
      {Array.from({ length: Math.max(total, 1) }, (_, at) => (
        <ButtonBase
          key={at}
          disabled={total < 2}
          aria-label={translate('story.bar', { number: at + 1, total: Math.max(total, 1) })}
          aria-pressed={at === index}
          onClick={() => onChange(at)}
          sx={{
            flex: 1,
            height: 24,
            my: '-10px',
            '&::after': {
              content: '""',
              width: '100%',
              height: 3,
              borderRadius: '2px',
              background: at <= index && total > 0 ? '#fff' : 'rgba(255,255,255,.45)',
            },
            '&:focus-visible': { outline: '2px solid #fff' },
          }}
        />
      ))}
    </Box>
  );
};
