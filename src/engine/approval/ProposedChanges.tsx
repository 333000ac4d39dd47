import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { FieldCell } from '#fields/FieldCell.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { useScreen } from '../ScreenContext.ts';
import type { Values } from '../values/withValueAt.ts';

interface Props {
  before: Values;
  after: Values;
}

/** What a proposal would change, field by field: as it is and as it would be. */
export const ProposedChanges = ({ before, after }: Props) => {
  const { fields } = useScreen();
  const text = useText();
  const translate = useTranslate();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
      {Object.keys(after).map(path => {
        const field = fields[path];
        if (!field) return null;
        return (
          <div key={path}>
            <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {text(field.label)}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
            >
              <FieldCell field={field} value={before[path] ?? null} />
              <Icon name="arrow-right" size={14} />
              <VisuallyHidden>{translate('engine.approval.becomes')}</VisuallyHidden>
              <Box component="span" sx={{ fontWeight: 600 }}>
                <FieldCell field={field} value={after[path] ?? null} />
              </Box>
            </Box>
          </div>
        );
      })}
    </Box>
  );
};
