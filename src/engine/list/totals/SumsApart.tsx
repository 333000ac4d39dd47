import Box from '@mui/material/Box';
import { formatValue } from '#contract/kinds/formatValue.ts';
import type { Field } from '#contract/model/types.ts';
import { writeCount } from '#contract/requests/writeCount.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';
import type { Totals } from './totalsQuery.ts';

interface Props {
  /** The field whose values are told apart. */
  field: Field;
  groups: NonNullable<Totals['groups']>;
  /** What is added up. */
  sums: readonly { readonly field: Field }[];
}

/** What a list adds up for each value of a field: a line a value, amounts below one another. */
export const SumsApart = ({ field, groups, sums }: Props) => {
  const text = useText();
  const language = useLanguage();
  return (
    <Box
      sx={{
        width: '100%',
        overflowX: 'auto',
        '& th': { textAlign: 'start', fontWeight: 400, py: 0 },
        '& th, & td': { paddingInlineEnd: 6, whiteSpace: 'nowrap' },
        '& th + th, & td': { textAlign: 'end' },
        '& td': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', color: 'text.primary' },
      }}
    >
      <Box component="table" sx={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <th scope="col">{text(field.label)}</th>
            {sums.map(one => (
              <th key={one.field.path} scope="col">
                {text(one.field.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ value, count, sums: of }) => (
            <tr key={String(value)}>
              <th scope="row">{`${formatValue(field, value, language)} (${writeCount(count, true)})`}</th>
              {sums.map(one => (
                <td key={one.field.path}>{formatValue(one.field, of[one.field.path], language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
