import Box from '@mui/material/Box';
import type { LayoutItem } from '#contract/model/types.ts';
import { useText } from '#parts/useText.ts';
import { fieldState, visibleLayout, type ShownItem } from '../../form/fieldStates.ts';
import { blocksOf } from '../../form/layout/sections.ts';
import { Row, Section } from '../../form/theme/Section.tsx';
import { useScreen } from '../../ScreenContext.ts';
import { useRecord } from '../../useRecord.ts';
import { ShownField } from './ShownField.tsx';
import { useReadScope } from '../../figures/useReadScope.ts';

/** A record to read: label above value, in the sections of the screen; without what its conditions hide, as in the form. */
export const ShowLayout = ({ layout }: { layout: readonly LayoutItem[] }) => {
  const { fields } = useScreen();
  const text = useText();
  const scope = useReadScope(useRecord());
  const shown = visibleLayout(layout, scope, path => {
    const field = fields[path];
    return field !== undefined && fieldState(field, scope).isVisible;
  });
  const draw = (item: ShownItem) => {
    if (item.type === 'note') return null;
    if (item.type !== 'field') return <Row key={item.place}>{item.of.map(draw)}</Row>;
    const field = fields[item.field];
    return field && <ShownField key={field.path} field={field} />;
  };
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {blocksOf(shown).map(
        block =>
          block.type === 'card' && (
            <Section
              key={block.id}
              id={`show-${block.id}`}
              title={block.label && text(block.label)}
            >
              {block.of.map(draw)}
            </Section>
          ),
      )}
    </Box>
  );
};
