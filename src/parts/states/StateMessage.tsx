import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFocusOnNavigation } from '../page/useFocusOnNavigation.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icons.ts';

interface Props {
  icon: IconName;
  title: string;
  /** One line that says what to do next. */
  children?: ReactNode;
  /** The next step, as buttons. */
  actions?: ReactNode;
  role?: 'alert' | 'status';
  /** It is in place of a whole page: its title is the page's heading. */
  isPage?: boolean;
}

const PageTitle = ({ title }: Pick<Props, 'title'>) => (
  <Typography
    component="h1"
    variant="h3"
    color="textPrimary"
    ref={useFocusOnNavigation()}
    tabIndex={-1}
  >
    {title}
  </Typography>
);

/** What is in place of content that is not there: an icon, a line, the next step. */
export const StateMessage = ({ icon, title, children, actions, role, isPage }: Props) => (
  <Box
    role={role}
    sx={{ px: 6, py: 12, mx: 'auto', maxWidth: 480, textAlign: 'center', color: 'text.secondary' }}
  >
    <Box
      sx={theme => ({
        width: 40,
        height: 40,
        mx: 'auto',
        mb: 3,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '50%',
        background: theme.vars.palette.surface.inset,
      })}
    >
      <Icon name={icon} size={20} />
    </Box>
    {isPage ? (
      <PageTitle title={title} />
    ) : (
      <Typography component="p" variant="h3" color="textPrimary">
        {title}
      </Typography>
    )}
    {children !== undefined && (
      <Typography component="div" variant="body2" sx={{ mt: 1 }}>
        {children}
      </Typography>
    )}
    {actions !== undefined && (
      <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        {actions}
      </Box>
    )}
  </Box>
);
