import {
  DataTable,
  DateInput,
  Edit,
  List,
  NumberInput,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextInput,
  type ResourceProps,
} from 'react-admin';

const states = ['draft', 'ready', 'booked', 'dropped'].map(id => ({ id, name: id }));

const AdBriefList = () => (
  <List filters={[<SearchInput key="q" source="q" alwaysOn />]}>
    <DataTable rowClick="edit">
      <DataTable.Col source="name" />
      <DataTable.Col source="clientName" />
      <DataTable.Col source="status" />
      <DataTable.NumberCol source="amount" />
    </DataTable>
  </List>
);

const AdBriefEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      <TextInput source="name" />
      <TextInput source="clientName" />
      <SelectInput source="status" choices={states} />
      <DateInput source="startDate" />
      <DateInput source="endDate" />
      <NumberInput source="amount" />
    </SimpleForm>
  </Edit>
);

export const adBriefs: ResourceProps = {
  name: 'ad-briefs',
  list: AdBriefList,
  edit: AdBriefEdit,
};
