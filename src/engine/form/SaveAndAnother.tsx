import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface Props {
  /** The id of the form that it submits. */
  form: string;
  isSaving: boolean;
  /** True while the form is sent by this button. */
  onAsked: (isAsked: boolean) => void;
}

/** Stores the record and begins the next one. No button of the form, so that Enter opens what was made. */
export const SaveAndAnother = ({ form, isSaving, onAsked }: Props) => {
  const translate = useTranslate();
  return (
    <Button
      variant="outlined"
      size="large"
      disabled={isSaving}
      onClick={() => {
        const element = document.getElementById(form);
        if (!(element instanceof HTMLFormElement)) return;
        onAsked(true);
        element.requestSubmit();
        // The form hands its values over before the next task.
        setTimeout(() => onAsked(false));
      }}
    >
      {translate('engine.form.another')}
    </Button>
  );
};
