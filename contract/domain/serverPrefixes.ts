/** The services whose prefix can be pointed at a company's own server with `UPSTREAM_<SERVICE>`. */
export const services = [
  'sapna',
  'mystique',
  'madrox',
  'kira',
  'sapphire',
  'petra',
  'pixie',
  'ads',
  'leads',
] as const;

/** Addresses that the server answers itself, and all below them: no page can be there. */
export const serverPrefixes: readonly string[] = [
  '/console',
  '/.well-known',
  '/openapi.json',
  '/docs',
  '/health',
  '/ready',
  '/scim',
  ...services.map(service => `/${service}`),
];
