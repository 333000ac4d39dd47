import {
  Datagrid,
  Edit,
  EditButton,
  EmailField,
  FilterForm,
  List,
  NumberField,
  Pagination,
  ReferenceArrayField,
  ReferenceManyField,
  SearchInput,
  Show,
  SimpleForm,
  TabbedShowLayout,
  TextField,
  TextInput,
  type ResourceProps,
} from 'react-admin';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <TextInput key="name" source="where.accountName.contains" label="Name contains" alwaysOn />,
];

const AccountList = () => (
  <List actions={false} exporter={false} perPage={25} sort={{ field: 'id', order: 'DESC' }}>
    <FilterForm filters={filters} />
    <Datagrid rowClick="show" bulkActionButtons={false}>
      <TextField source="accountName" />
      <TextField source="cityName" />
      <TextField source="agentName" />
      <NumberField source="closedOpportunities" />
      <EditButton />
    </Datagrid>
  </List>
);

/* Undoable, as React-Admin's forms are unless they say otherwise. */
const AccountEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="accountName" />
      <TextInput source="pocName" />
    </SimpleForm>
  </Edit>
);

const AccountShow = () => (
  <Show>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="Client">
        <TextField source="accountName" />
        <EmailField source="email" />
        <ReferenceArrayField source="cityIds" reference="cities" />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="Deals" path="deals">
        <ReferenceManyField
          reference="opportunities"
          target="accountId"
          pagination={<Pagination />}
          perPage={5}
        >
          <Datagrid rowClick={false} bulkActionButtons={false}>
            <TextField source="name" />
          </Datagrid>
        </ReferenceManyField>
      </TabbedShowLayout.Tab>
    </TabbedShowLayout>
  </Show>
);

export const accounts: ResourceProps = {
  name: 'accounts',
  list: AccountList,
  edit: AccountEdit,
  show: AccountShow,
};
