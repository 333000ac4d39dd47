import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { passwordRules, type PasswordRule } from '#contract/domain/users/passwordRules.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';

const names = Object.keys(passwordRules) as PasswordRule[];

/** What a new password has to be, and which of it the last one was not. */
export const PasswordRules = ({ broken }: { broken: string | undefined }) => {
  const translate = useTranslate();
  const text = useText();
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        mt: 2,
        p: 0,
        display: 'grid',
        gap: 1,
        listStyle: 'none',
        typography: 'caption',
        color: 'text.secondary',
        '& > li': { display: 'flex', gap: 1.5 },
        '& > li > svg': { flex: 'none', mt: '1px' },
        '& > [data-broken]': { color: 'error.dark', fontWeight: 500 },
      }}
    >
      {names.map(name => (
        <li key={name} data-broken={name === broken ? '' : undefined}>
          <Icon name={name === broken ? 'circle-x' : 'circle-dot'} size={14} />
          <span>
            {text(passwordRules[name])}
            {name === broken && (
              <VisuallyHidden>, {translate('pages.signIn.ruleBroken')}</VisuallyHidden>
            )}
          </span>
        </li>
      ))}
    </Box>
  );
};
