import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageBody } from '#parts/PageBody.tsx';
import { PageHeader } from '#parts/PageHeader.tsx';

/** An address that no screen has. */
export const NotFoundPage = () => {
  const translate = useTranslate();
  return (
    <PageBody>
      <PageHeader title={translate('pages.notFound.title')} />
      <Typography color="textSecondary" sx={{ mt: 3, maxWidth: 560 }}>
        {translate('pages.notFound.hint')}
      </Typography>
      <Button component={Link} to="/home" sx={{ mt: 5 }}>
        {translate('pages.notFound.home')}
      </Button>
    </PageBody>
  );
};
