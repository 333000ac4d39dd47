import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '#parts/EmptyState.tsx';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../ScreenContext.ts';
import { useCan } from '../useCan.ts';
import { useNames } from '../useNames.ts';

/** In place of a record that nobody has, or that this person may not see: the server tells neither from the other. */
export const Missing = () => {
  const { label, route } = useScreen();
  const can = useCan();
  const { heading } = useNames();
  const text = useText();
  const translate = useTranslate();
  return (
    <EmptyState
      isPage
      icon="scan-search"
      title={translate('engine.missing.title', { name: text(label.one) })}
      actions={
        can('list') && (
          <Button component={Link} to={route}>
            {translate('engine.missing.list', { names: heading })}
          </Button>
        )
      }
    >
      {translate('engine.missing.text')}
    </EmptyState>
  );
};
