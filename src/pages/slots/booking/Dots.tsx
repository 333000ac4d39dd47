import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';

interface Props {
  total: number;
  index: number;
  onChange: (index: number) => void;
}

/** Which of several pictures is shown; nothing where there is one. */
export const Dots = ({ total, index, onChange }: Props) => {
  const translate = useTranslate();
  if (total < 2) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center' }}>
      {Array.from({ length: total }, (_, at) => (
        <ButtonBase
          key={at}
          aria-label={translate('takeover.other', { number: at + 1, total })}
          aria-pressed={at === index}
          onClick={() => onChange(at)}
          sx={theme => ({
            width: 24,
            height: 24,
            borderRadius: '50%',
            '&::after': {
              content: '""',
              width: 8,
              height: 8,
              borderRadius: '50%',
              background:
                at === index ? theme.vars.palette.primary.main : theme.vars.palette.border.control,
            },
          })}
        />
      ))}
    </Box>
  );
};
