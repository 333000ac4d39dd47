import { Admin, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createConsoleProviders } from '#authProvider/createConsoleProviders.ts';
import { packages } from '../desk/packages.tsx';

const { dataProvider, authProvider } = createConsoleProviders({
  base: '/console',
  product: 'nivaas',
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the admin');
createRoot(root).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider} requireAuth disableTelemetry>
    <Resource {...packages} />
    <Resource name="package-families" recordRepresentation="name" />
  </Admin>,
);
