// Over the base for its look: cards, rows and notes as the screen has them, and not the order of the schema.
import type { FieldProps } from '@rjsf/utils';
import { useText } from '#parts/useText.ts';
import type { ShownItem } from '../fieldStates.ts';
import { useScreenForm } from '../ScreenFormContext.ts';
import { blocksOf } from '../layout/sections.ts';
import { Note } from './Note.tsx';
import { Row, Section } from './Section.tsx';
import { subField } from './subField.tsx';

/** The whole record, drawn by the screen's form instead of the order of the schema. */
export const ScreenFields = (props: FieldProps) => {
  const { screen, layout, scope, locked } = useScreenForm();
  const text = useText();
  const draw = (item: ShownItem) => {
    if (item.type === 'note') return <Note key={item.place} {...item} />;
    if (item.type === 'field') {
      const field = screen.fields[item.field];
      return field && subField(props, field, scope, locked);
    }
    return <Row key={item.place}>{item.of.map(draw)}</Row>;
  };
  return blocksOf(layout).map(block =>
    block.type === 'note' ? (
      <Note key={block.item.place} {...block.item} />
    ) : (
      <Section key={block.id} id={block.id} title={block.label && text(block.label)}>
        {block.of.map(draw)}
      </Section>
    ),
  );
};
