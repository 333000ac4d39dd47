import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useState, type ComponentProps } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { SignInField } from './SignInField.tsx';

type Props = Omit<ComponentProps<typeof SignInField>, 'type' | 'end'>;

/** A password that can be shown while it is typed. */
export const PasswordField = (props: Props) => {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  return (
    <SignInField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          size="small"
          aria-pressed={isShown}
          aria-label={translate('pages.signIn.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </IconButton>
      }
    />
  );
};
