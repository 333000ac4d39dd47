import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, Navigate, useCreatePath, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useScreenHeads } from '#parts/contexts/useScreenHeads.ts';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { addressToday } from './addressToday.ts';

/** An address that no screen has; one that a screen had leads to the same of today, with all that stands behind it. */
export const NotFoundPage = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { pathname, search, hash } = useLocation();
  const today = addressToday(useScreenHeads(), pathname);
  if (today !== undefined) return <Navigate to={{ pathname: today, search, hash }} replace />;
  return (
    <PageBody>
      <PageHeader title={translate('pages.notFound.title')} />
      <Typography color="textSecondary" sx={{ mt: 3, maxWidth: 560 }}>
        {translate('pages.notFound.hint')}
      </Typography>
      <Button
        component={LinkBase}
        to={createPath({ resource: 'home', type: 'list' })}
        sx={{ mt: 5 }}
      >
        {translate('pages.notFound.home')}
      </Button>
    </PageBody>
  );
};
