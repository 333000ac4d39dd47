import { useGetOne, useTranslate } from 'react-admin';
import { readParameters, type RequiredParameter } from '#contract/domain/pricing/readParameters.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { useFromForm } from '../FormValues.ts';
import { ParametersEditor } from '../parameters/ParametersEditor.tsx';

const none: readonly RequiredParameter[] = [];

/** The parameters of a price: those that the package of the form requires, and nothing else (part 2 section 3). */
export const PricingParameters = (props: WidgetProps) => {
  const translate = useTranslate();
  const packageId = useFromForm(scope => asText(valueAt(scope.record, 'packageId')));
  const { data, isPending, error } = useGetOne(
    'packages',
    { id: packageId },
    { enabled: packageId !== '', staleTime: 60_000, retry: false },
  );
  const required = (data?.['requiredPricingParameters'] as typeof none | undefined) ?? none;
  const words = () => {
    if (packageId === '') return 'choose';
    if (error) return 'failed';
    return isPending ? 'loading' : 'none';
  };
  return (
    <ParametersEditor
      {...props}
      parameters={required.map(parameter => ({ ...parameter, required: true }))}
      problemsIn={values => (data ? readParameters(required, values).faults : [])}
      none={translate(`engine.parameters.package.${words()}`)}
    />
  );
};
