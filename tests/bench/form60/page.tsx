import { customizeValidator } from '@rjsf/validator-ajv8';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import type { ScreenFile, Text } from '#contract/model/types.ts';
import { RecordForm } from '#engine/form/RecordForm.tsx';
import { useRecordForm } from '#engine/form/useRecordForm.ts';
import { drawScreen } from '../pages/drawScreen.tsx';
import { schema60 } from './schema60.ts';

const text = (en: string): Text => ({ en, hi: en });

const file: ScreenFile = {
  format: 1,
  resource: 'form60',
  route: '/form60',
  label: { one: text('Record'), other: text('Records') },
  schema: 'form60.schema.json',
  access: { admin: { do: ['list', 'show', 'create', 'edit', 'remove'] } },
  list: { columns: ['field0'] },
  form: Object.keys(schema60.properties ?? {}),
};

const screen = completeScreen(file, schema60);
if (screen.type !== 'records') throw new Error('The screen is one of records');

// This page has no policy that forbids it, and what is measured is typing, in which nothing is validated.
const validator = customizeValidator();

const Page = () => {
  const form = useRecordForm({ validator, record: null });
  return (
    <RecordForm
      id="form60"
      form={form}
      validator={validator}
      failure=""
      isSaving={false}
      onSubmit={() => undefined}
    />
  );
};

drawScreen(screen, <Page />, {});
