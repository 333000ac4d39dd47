import type { ValidatorType } from '@rjsf/utils';
import { useRecordForm } from '#engine/form/useRecordForm.ts';
import { RecordForm } from '#engine/form/RecordForm.tsx';

const nothing = () => undefined;

/** Anything may be typed into a preview: what may be saved, the screen says once it is published. */
const validator: ValidatorType = {
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
};

/** The form of a new record, to be tried: its conditions and computed values act, and nothing is saved. */
export const PreviewForm = () => {
  const form = useRecordForm({ validator, record: null });
  return (
    <RecordForm
      id="studio-preview-form"
      prefix="preview"
      form={form}
      validator={validator}
      failure=""
      isSaving={false}
      isTried
      onSubmit={nothing}
    />
  );
};
