import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useGetList } from 'ra-core';
import { valueAt } from '#contract/rules/valueAt.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { rowCount, wideScreen } from './wideScreen.ts';

const fields = wideScreen.list.columns.flatMap(({ field }) => wideScreen.fields[field] ?? []);

/**
 * The yardstick: ra-core's list in MUI's table, every row and every cell of it, which is how React-Admin's Datagrid
 * draws. It is not that Datagrid: react-admin is no dependency of ours.
 */
export const StockTable = () => {
  const { data = [] } = useGetList('wide', { pagination: { page: 1, perPage: rowCount } });
  return (
    <div className="stock" style={{ height: '100vh', overflow: 'auto' }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" />
            {fields.map(({ path, label }) => (
              <TableCell key={path}>{label.en}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map(record => (
            <TableRow key={record.id} hover data-id={record.id}>
              <TableCell padding="checkbox">
                <Checkbox />
              </TableCell>
              {fields.map(field => (
                <TableCell key={field.path} align={field.align === 'end' ? 'right' : 'left'}>
                  <FieldCell field={field} value={valueAt(record, field.path)} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
};
