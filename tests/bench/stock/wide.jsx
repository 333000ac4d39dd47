import {
  Datagrid,
  DateField,
  BooleanField,
  ListContextProvider,
  NumberField,
  TextField,
  useList,
  AdminContext,
  ResourceContextProvider,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import wide from './wide.json';

/* 50 columns of 1,000 rows in React-Admin's own table, the rows being there already. */

const fields = { string: TextField, integer: NumberField, boolean: BooleanField, date: DateField };

const Table = ({ columns, rows }) => {
  const list = useList({ data: rows, perPage: rows.length });
  return (
    <ListContextProvider value={list}>
      <Datagrid rowClick={false}>
        {columns.map(({ name, type }) => {
          const Field = fields[type];
          return <Field key={name} source={name} />;
        })}
      </Datagrid>
    </ListContextProvider>
  );
};

createRoot(document.getElementById('root')).render(
  <AdminContext>
    <ResourceContextProvider value="wide">
      <div id="frame" style={{ height: '100vh', overflow: 'auto' }}>
        <Table columns={wide.columns} rows={wide.rows} />
      </div>
    </ResourceContextProvider>
  </AdminContext>,
);
