import type { Option } from '#contract/model/types.ts';
import { useHandlers } from '../clientHandlers/useHandlers.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { fieldEntries } from '../fieldEntries.ts';

/** The way on which leads reach a client: one of those that the server knows. */
export const ClientHandler = (props: WidgetProps) => {
  const { data } = useHandlers();
  const { Widget } = fieldEntries.choice;
  const options = (data?.results ?? []).map(({ handler }): Option => ({
    value: handler,
    label: { en: handler, hi: handler },
    tone: 'neutral',
    when: true,
  }));
  return <Widget {...props} field={{ ...props.field, options }} />;
};
