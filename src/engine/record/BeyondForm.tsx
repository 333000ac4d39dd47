import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { fieldState } from '../form/fieldStates.ts';
import { Row, Section } from '../form/theme/Section.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useRecord } from '../useRecord.ts';
import { fieldsBeyondForm } from './head/keyFacts.ts';
import { ShownField } from './show/ShownField.tsx';
import { useReadScope } from '../figures/useReadScope.ts';

/** What a record tells beyond its form, to read. */
export const BeyondForm = () => {
  const screen = useScreen();
  const translate = useTranslate();
  const scope = useReadScope(useRecord());
  const fields = fieldsBeyondForm(screen).filter(field => fieldState(field, scope).isVisible);
  const lists = fields.filter(({ kind }) => kind === 'children');
  const others = fields.filter(({ kind }) => kind !== 'children');
  if (fields.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {others.length > 0 && (
        <Section id="section-more" title={translate('engine.record.more')}>
          <Row>
            {others.map(field => (
              <ShownField key={field.path} field={field} />
            ))}
          </Row>
        </Section>
      )}
      {lists.map(field => (
        <Section key={field.path} title={null}>
          <ShownField field={field} />
        </Section>
      ))}
    </Box>
  );
};
