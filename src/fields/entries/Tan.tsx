import { tanWarning } from '#contract/domain/checks/legalEntityChecks.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { entry } from '../text/entry.tsx';
import { Warnings } from '../typed/Warnings.tsx';

/** A TAN, and below it that it has another form than usual: a warning, which keeps nobody from saving (T92). */
export const Tan = (props: WidgetProps) => {
  const warning = tanWarning(asText(props.value));
  return (
    <>
      <entry.Widget {...props} />
      <Warnings of={warning ? [warning] : []} />
    </>
  );
};
