import { useTranslate } from 'react-admin';
import { clientConfigFaults } from '#contract/domain/clientHandlers/readClientConfig.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { useHandlers } from '../clientHandlers/useHandlers.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { useFromForm } from '../FormValues.ts';
import { ParametersEditor } from '../parameters/ParametersEditor.tsx';

/** What the handler of the form requires, each key in a control of its own (part 2 section 3). */
export const ClientConfig = (props: WidgetProps) => {
  const translate = useTranslate();
  const handler = useFromForm(scope => asText(valueAt(scope.record, 'handler')));
  const { data, error, isPending } = useHandlers();
  const required = data?.results.find(one => one.handler === handler)?.keys ?? [];
  const words = () => {
    if (handler === '') return 'choose';
    if (error) return 'failed';
    return isPending ? 'loading' : 'none';
  };
  return (
    <ParametersEditor
      {...props}
      parameters={required.map(({ key, type }) => ({
        name: key,
        type: type === 'url' || type === 'text' ? 'string' : type,
        required: true,
      }))}
      problemsIn={values => (data ? clientConfigFaults(handler, required, values) : [])}
      none={translate(`clientConfig.${words()}`)}
    />
  );
};
