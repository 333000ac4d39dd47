import {
  ArrayInput,
  BooleanInput,
  Create,
  DataTable,
  DateField,
  Edit,
  List,
  NumberField,
  NumberInput,
  ReferenceField,
  ReferenceInput,
  RefreshButton,
  SearchInput,
  SelectInput,
  Show,
  ShowButton,
  SimpleForm,
  SimpleFormIterator,
  TabbedShowLayout,
  TextField,
  TextInput,
  TopToolbar,
  type ResourceProps,
} from 'react-admin';

const agents = ['FoS', 'Telesales', 'Both'].map(id => ({ id, name: id }));
const codes = ['998365', '847170', '998439'].map(id => ({ id, name: id }));
const types = ['string', 'number', 'boolean', 'json', 'enum'].map(id => ({ id, name: id }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="agentType" source="agentType" choices={agents} alwaysOn />,
  <ReferenceInput key="family" source="packageFamilyId" reference="package-families" />,
];

const PackageList = () => (
  <List filters={filters} sort={{ field: 'name', order: 'ASC' }}>
    <DataTable rowClick="edit">
      <DataTable.Col source="name" />
      <DataTable.Col source="packageFamilyId">
        <ReferenceField source="packageFamilyId" reference="package-families" />
      </DataTable.Col>
      <DataTable.Col source="agentType" />
      <DataTable.NumberCol source="durationDays" />
      <DataTable.Col source="updatedAt" field={DateField} />
    </DataTable>
  </List>
);

const PackageFields = () => (
  <>
    <TextInput source="name" />
    <ReferenceInput source="packageFamilyId" reference="package-families" />
    <SelectInput source="agentType" choices={agents} />
    <NumberInput source="durationDays" />
    <SelectInput source="hsnCode" choices={codes} />
    <TextInput source="description" multiline />
    <BooleanInput source="isPriceApplicable" defaultValue={true} />
    <ArrayInput source="requiredPricingParameters">
      <SimpleFormIterator inline>
        <TextInput source="name" />
        <SelectInput source="type" choices={types} />
      </SimpleFormIterator>
    </ArrayInput>
  </>
);

/* What others saved comes in around what was typed. One object: another in each drawing would clear the errors. */
const aroundTyped = { keepDirtyValues: true };

/* Pessimistic: what the server refuses is said at the fields, and a record that someone else changed is read again. */
const PackageEdit = () => (
  <Edit
    mutationMode="pessimistic"
    actions={
      <TopToolbar>
        <RefreshButton />
        <ShowButton />
      </TopToolbar>
    }
  >
    <SimpleForm resetOptions={aroundTyped}>
      <PackageFields />
    </SimpleForm>
  </Edit>
);

const PackageCreate = () => (
  <Create redirect="list">
    <SimpleForm>
      <PackageFields />
    </SimpleForm>
  </Create>
);

const PackageShow = () => (
  <Show>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="Package">
        <TextField source="name" />
        <ReferenceField source="packageFamilyId" reference="package-families" />
        <NumberField source="durationDays" />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="Price" path="price">
        <TextField source="hsnCode" />
      </TabbedShowLayout.Tab>
    </TabbedShowLayout>
  </Show>
);

export const packages: ResourceProps = {
  name: 'packages',
  list: PackageList,
  create: PackageCreate,
  edit: PackageEdit,
  show: PackageShow,
};
