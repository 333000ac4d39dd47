import {
  configParameterNames,
  readConfigParameters,
  subscriptionRegionName,
} from '#contract/domain/catalogue/configParameters.ts';
import { valueFaults } from '#contract/domain/messages/valueFaults.ts';
import { useStart } from '#parts/StartContext.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { ParametersEditor } from '../parameters/ParametersEditor.tsx';

/** How a product is delivered by default: the four parameters of a product config (part 2 section 3). */
export const ConfigParameters = (props: WidgetProps) => {
  const { product } = useStart();
  const { quantity, promotedDays, cityUuid } = configParameterNames;
  return (
    <ParametersEditor
      {...props}
      parameters={[
        { name: quantity, type: 'number' },
        { name: promotedDays, type: 'number' },
        { name: cityUuid, type: 'string' },
        { name: subscriptionRegionName(product), type: 'number' },
      ]}
      problemsIn={values => {
        const { unknown, faults } = readConfigParameters(values, product);
        return [
          ...faults,
          ...unknown.map(name => ({ name, code: 'unknown', ...valueFaults.unknown(name) })),
        ];
      }}
      none={null}
    />
  );
};
