import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface Props {
  /** The id of the form that it submits. */
  form: string;
  isSaving: boolean;
}

/** Keeps the record as a draft; first among the buttons of the form, so that Enter keeps a draft too. */
export const SaveDraft = ({ form, isSaving }: Props) => {
  const translate = useTranslate();
  return (
    <Button
      type="submit"
      form={form}
      value="draft"
      variant="outlined"
      size="large"
      disabled={isSaving}
    >
      {translate('engine.form.save_draft')}
    </Button>
  );
};
