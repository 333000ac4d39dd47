import { useGetMany } from 'react-admin';
import { asText } from '#contract/domain/texts/asText.ts';
import { gstinWarningWords } from '#contract/domain/checks/gstinWarningWords.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { useFromForm } from '../FormValues.ts';
import { entry } from '../gstin/entry.tsx';
import { Warnings } from '../typed/Warnings.tsx';

/** The state of the billing address, by the city that is chosen. */
const useAddressState = (): string | undefined => {
  const city = Number(useFromForm(scope => asText(valueAt(scope.record, 'billingCityId'))));
  const { data = [] } = useGetMany(
    'cities',
    { ids: city > 0 ? [city] : [] },
    { enabled: city > 0, staleTime: 60_000, retry: false },
  );
  return asText(data[0]?.['state']) || undefined;
};

/** A GSTIN, and below it what looks wrong about it beside PAN, TAN and address: a warning, which keeps nobody from saving (T90). */
export const Gstin = (props: WidgetProps) => {
  const pan = useFromForm(scope => asText(valueAt(scope.record, 'pan')));
  const tan = useFromForm(scope => asText(valueAt(scope.record, 'tan')));
  const state = useAddressState();
  return (
    <>
      <entry.Widget {...props} />
      <Warnings of={gstinWarningWords(asText(props.value), { pan, tan, state })} />
    </>
  );
};
