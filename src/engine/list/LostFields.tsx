import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

/** Says which fields of a link or a saved view are no more; what asked for them was left out. */
export const LostFields = ({ names }: { names: readonly string[] }) => {
  const translate = useTranslate();
  return (
    <Alert severity="warning" sx={{ mt: 3, mx: { xs: 4, sm: 6 } }}>
      {translate('engine.view.lost', {
        smart_count: names.length,
        fields: names.map(name => `“${name}”`).join(', '),
      })}
    </Alert>
  );
};
