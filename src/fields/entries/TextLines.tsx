import type { WidgetProps } from '../FieldEntry.ts';
import { linesIn } from '../slots/linesIn.ts';
import { TypedInput } from '../typed/TypedInput.tsx';

/** What a text says line by line. */
const split = (text: string): readonly string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');

/** Texts one a line; kept as a list. */
export const TextLines = ({ value, onChange, ...props }: WidgetProps) => (
  <TypedInput
    id={props.id}
    text={linesIn(value).join('\n')}
    onCommit={text => {
      const lines = split(text);
      onChange(lines.length > 0 ? lines : undefined);
    }}
    isReadonly={props.isReadonly}
    isRequired={props.isRequired}
    isInvalid={props.isInvalid}
    describedBy={props.describedBy}
    isLong
  />
);
