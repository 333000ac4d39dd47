import simpleRestProvider from 'ra-data-simple-rest';
import {
  Admin,
  BooleanInput,
  DataTable,
  DateField,
  DateInput,
  Edit,
  List,
  NumberInput,
  ReferenceInput,
  Resource,
  SelectInput,
  SimpleForm,
  TextInput,
  required,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

/* The package list and form as React-Admin's tutorial would have them: a table, an edit form, an HTTP provider. */

const agents = ['FoS', 'Telesales', 'Both'].map(id => ({ id, name: id }));
const titles = ['Basic', 'Premium', 'Assist', 'Relax'].map(id => ({ id, name: id }));

const filters = [
  <TextInput key="q" source="q" label="Search" alwaysOn />,
  <SelectInput key="agentType" source="agentType" choices={agents} />,
];

const PackageList = () => (
  <List filters={filters}>
    <DataTable rowClick="edit">
      <DataTable.Col source="name" />
      <DataTable.Col source="packageFamilyName" />
      <DataTable.NumberCol source="clientTypeId" />
      <DataTable.Col source="agentType" />
      <DataTable.NumberCol source="basePricePaise" />
      <DataTable.NumberCol source="durationDays" />
      <DataTable.Col source="isNetsuiteEnabled" />
      <DataTable.Col source="status" />
      <DataTable.Col source="updatedAt" field={DateField} />
    </DataTable>
  </List>
);

const PackageEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="name" validate={required()} />
      <TextInput source="displayName" />
      <ReferenceInput source="packageFamilyId" reference="package-families">
        <SelectInput optionText="name" validate={required()} />
      </ReferenceInput>
      <SelectInput source="title" choices={titles} />
      <SelectInput source="agentType" choices={agents} validate={required()} />
      <NumberInput source="durationDays" validate={required()} />
      <TextInput source="hsnCode" validate={required()} />
      <TextInput source="description" multiline />
      <BooleanInput source="isPriceApplicable" />
      <DateInput source="activeUntil" />
      <BooleanInput source="active" />
    </SimpleForm>
  </Edit>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={simpleRestProvider('/api')} disableTelemetry>
    <Resource name="packages" list={PackageList} edit={PackageEdit} />
  </Admin>,
);
