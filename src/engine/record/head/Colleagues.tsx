import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Initials } from '#parts/words/Initials.tsx';
import { Tip } from '#parts/controls/Tip.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import type { Colleague } from './useColleagues.ts';

/** Names beyond them are told in words. */
const most = 3;

/** The people who have the record open, too, by their initials beside its title. */
export const Colleagues = ({ people }: { people: readonly Colleague[] }) => {
  const translate = useTranslate();
  const names = people.map(({ name }) => name).join(', ');
  const words =
    people.length > 0 && translate('engine.colleagues.here', { names, smart_count: people.length });
  return (
    <Box component="span" aria-live="polite" data-chrome sx={{ display: 'inline-flex' }}>
      {words && (
        <Tip words={words}>
          <Box
            component="span"
            sx={{
              display: 'flex',
              '& > div + div': {
                ml: -1.5,
                outline: '2px solid',
                outlineColor: 'background.default',
              },
            }}
          >
            {people.slice(0, most).map(({ id, name }) => (
              <Initials key={id} name={name} size={24} />
            ))}
            <VisuallyHidden>{words}</VisuallyHidden>
          </Box>
        </Tip>
      )}
    </Box>
  );
};
