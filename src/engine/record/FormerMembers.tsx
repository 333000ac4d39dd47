import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formerMembers } from '#contract/model/record/formerMembers.ts';
import { Row, Section } from '../form/theme/Section.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useRecord } from '../useRecord.ts';
import { Labelled } from './show/Labelled.tsx';

const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/** What the record holds of fields that its screen no longer has, under their old names. */
export const FormerMembers = () => {
  const translate = useTranslate();
  const members = formerMembers(useScreen(), useRecord());
  if (members.length === 0) return null;
  return (
    <Section id="section-former" title={translate('engine.record.former')}>
      <Row>
        {members.map(([name, value]) => (
          <Labelled key={name} label={name}>
            <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{wordsOf(value)}</Box>
          </Labelled>
        ))}
      </Row>
    </Section>
  );
};
