import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Field } from '#contract/model/types.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { useText } from '#parts/useText.ts';

/** The items of a list as a small table. */
export const ShowList = ({ field, value }: { field: Field; value: unknown }) => {
  const translate = useTranslate();
  const text = useText();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if (items.length === 0)
    return (
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {translate('engine.children.none')}
      </Box>
    );
  return (
    <Box sx={{ overflowX: 'auto', maxHeight: 360 }}>
      <Box
        component="table"
        aria-label={text(field.label)}
        sx={theme => ({
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'body2',
          '& th': {
            textAlign: 'left',
            typography: 'caption',
            fontWeight: 500,
            color: 'text.secondary',
          },
          '& th, & td': {
            p: '8px 12px 8px 0',
            borderBottom: `1px solid ${theme.vars.palette.divider}`,
          },
          '& tr:last-child td': { borderBottom: 0 },
          '& .end': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        })}
      >
        <thead>
          <tr>
            {field.children.map(child => (
              <th
                key={child.path}
                scope="col"
                className={child.align === 'end' ? 'end' : undefined}
              >
                {text(child.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={index}>
              {field.children.map(child => {
                return (
                  <td key={child.path} className={child.align === 'end' ? 'end' : undefined}>
                    <FieldCell field={child} value={valueAt(item, child.path)} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
