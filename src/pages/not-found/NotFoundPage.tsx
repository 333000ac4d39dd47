import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate, LinkBase, useCreatePath } from 'react-admin';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';

/** An address that no screen has. */
export const NotFoundPage = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
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
