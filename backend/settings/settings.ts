import { operationSettings, type SettingGroup } from './operation/operationSettings.ts';

/** All settings of the console. What starts it reads no other: their names are the type of what `readConfig` takes. */
export const settings = [
  {
    names: ['PORT', 'HOST'],
    usual: '`4000`, `localhost`',
    meaning: 'where the server listens',
  },
  {
    names: ['PUBLIC_URL'],
    usual: '`http://localhost:$PORT`',
    meaning: 'where people reach it; with `https:` the cookie is Secure and HSTS is on',
  },
  {
    names: ['DATABASE_URL'],
    usual: '–',
    meaning:
      'a PostgreSQL (15 or later) that any number of processes may share; unset: the embedded one',
  },
  {
    names: ['DATABASE_DIRECT_URL'],
    usual: '–',
    meaning:
      'the same database past a pooler that shares connections between transactions (PgBouncer), which `DATABASE_URL` then names: for events, clocks, migrations and backups ([serve many people](../how-to/serve-many-people.md))',
  },
  {
    names: ['DATABASE_REPLICA_URL'],
    usual: '–',
    meaning:
      'a PostgreSQL that streams from that of `DATABASE_URL` and answers lists, reports and files while it keeps up; as many connections as `DATABASE_CONNECTIONS`, and one more of each process to either server',
  },
  {
    names: ['DATABASE_CONNECTIONS'],
    usual: '`10` for each process',
    meaning:
      'connections of all processes together, at least 4 for each: seven tenths serve usual calls, the rest long ones (reports, previews, files); two more of each process hear what happens and keep the clocks',
  },
  {
    names: ['MIGRATIONS'],
    usual: '`apply`',
    meaning:
      'whether a start brings the database to the newest schema (`apply`), or waits until `migrate` has done it elsewhere (`wait`)',
  },
  {
    names: ['PROCESSES'],
    usual: '`1`',
    meaning:
      'how many processes serve behind the one port; more than one needs `DATABASE_URL` ([serve many people](../how-to/serve-many-people.md))',
  },
  {
    names: ['DATA_DIR'],
    usual: '`.data`',
    meaning: 'folder of the embedded database; one process at a time',
  },
  {
    names: ['SEED'],
    usual: '`demo` embedded, `none` with `DATABASE_URL`',
    meaning:
      '`demo`, `large` (ten times that) or `none`; only into an empty database; `none` loads statuses, reasons, designations, States and cities alone',
  },
  {
    names: ['SIMULATE'],
    usual: '`all` on demo data, else `none`',
    meaning:
      'what is simulated if it is not set up: `all`, `none` or some of `mail,messages,telephony,gateway,hris,erp,einvoice,supplier`; the rest is off, and the start says so',
  },
  {
    names: ['ADMIN_EMAIL'],
    usual: '–',
    meaning:
      'with `SEED=none`: the first administrator; the start prints a link that sets the password',
  },
  {
    names: ['PRODUCT_NAME', 'PRODUCT_SLUG'],
    usual: '`Nivaas`, `nivaas`',
    meaning: 'the marketplace, in texts and in addresses',
  },
  {
    names: ['UPSTREAM_<SERVICE>'],
    usual: '–',
    meaning:
      'forwards a prefix to a real service: `SAPNA`, `MYSTIQUE`, `MADROX`, `KIRA`, `SAPPHIRE`, `PETRA`, `PIXIE`, `ADS`, `LEADS`',
  },
  {
    names: ['GATEWAY_TIMEOUT'],
    usual: '`10000`',
    meaning: 'milliseconds within which such a service has to respond',
  },
  {
    names: ['GATEWAY_LIMIT'],
    usual: '`50`',
    meaning: 'requests that each such service may have at once; more are refused with 503',
  },
  {
    names: ['GATEWAY_REST'],
    usual: '`10000`',
    meaning:
      'milliseconds for which such a service is not asked once half of ten or more requests failed within ten seconds; `0` asks it always',
  },
  {
    names: ['GATEWAY_TOKEN'],
    usual: '–',
    meaning: 'sent to such services as `authorization: Bearer`',
  },
  {
    names: ['GATEWAY_SIGNING_KEY'],
    usual: '–',
    meaning:
      'a private key (PEM: Ed25519, P-256 or RSA) that signs who asks, as a JWT in `x-console-identity`; its public half is at `/.well-known/jwks.json`',
  },
  {
    names: ['GOOGLE_CLIENT_ID'],
    usual: '–',
    meaning: 'switches sign-in with a Google account on',
  },
  {
    names: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
    usual: '–',
    meaning:
      "a company's OpenID Connect provider (Keycloak, Entra ID, Okta and others): switches sign-in with it on; its redirect address is `<PUBLIC_URL>/login` ([sign in with your directory](../how-to/sign-in-with-your-directory.md))",
  },
  {
    names: ['OIDC_NAME', 'OIDC_SCOPES'],
    usual: 'the host of `OIDC_ISSUER`, `openid email profile`',
    meaning: 'what the button calls the provider, and what it is asked for',
  },
  {
    names: ['OIDC_ROLES'],
    usual: '–',
    meaning:
      'which roles the groups of the directory give, for OpenID Connect and SCIM: a rule in JSON, or a file with one; unset: it gives none, and roles are those of the console',
  },
  {
    names: ['OIDC_CREATE'],
    usual: '`no`',
    meaning:
      '`yes` makes people at their first sign-in by the provider, with the roles that `OIDC_ROLES` gives them; `no` lets in those alone who are here',
  },
  {
    names: ['SECRETS_KEY'],
    usual: '–',
    meaning:
      'switches second factors on (codes of an app, passkeys, recovery codes): 32 bytes as base64 or hex that encrypt their secrets, such as from `openssl rand -base64 32`; keep it apart from the backups, which are of no use without it. With another key no code is right any more and passkeys still are. Without it nobody sets one up, and whoever has one cannot sign in',
  },
  {
    names: ['SECOND_FACTOR_ROLES'],
    usual: '–',
    meaning:
      'roles whose people must have a second factor, such as `admin,finance`, or `all`: they set one up when they next sign in, before they reach anything; needs `SECRETS_KEY`',
  },
  {
    names: ['FILES_S3_URL', 'FILES_S3_REGION', 'FILES_S3_KEY_ID', 'FILES_S3_SECRET'],
    usual: '–',
    meaning:
      'an S3-compatible bucket for uploaded files, `https://host/bucket`; unset: they are kept in the database',
  },
  {
    names: ['HRIS_URL', 'HRIS_TOKEN'],
    usual: '–',
    meaning:
      "a company's HR system, asked `GET <url>/employees/{id}` by the user form; unset: see `SIMULATE`",
  },
  {
    names: ['ERP_URL', 'ERP_TOKEN'],
    usual: '–',
    meaning:
      "a company's NetSuite or a proxy for it, updated with `PUT <url>/{entityName}/{id}`; unset: see `SIMULATE`",
  },
  {
    names: ['E_INVOICE_URL', 'E_INVOICE_TOKEN'],
    usual: '–',
    meaning:
      'a provider (GSP) before the e-invoice portal of GST, which gives invoices their IRN: `POST <url>/Invoice` with form INV-01, `POST <url>/Invoice/Cancel`; needs `SUPPLIER_CITY` and `SUPPLIER_PINCODE`; unset: see `SIMULATE`',
  },
  {
    names: [
      'PAYMENT_GATEWAY_URL',
      'PAYMENT_GATEWAY_KEY_ID',
      'PAYMENT_GATEWAY_KEY_SECRET',
      'PAYMENT_GATEWAY_WEBHOOK_SECRET',
    ],
    usual: '–',
    meaning:
      "a gateway with Razorpay's payment-link calls, and the secret of its callbacks to `/console/v1/gateway/callback`; unset: see `SIMULATE`",
  },
  {
    names: [
      'SUPPLIER_NAME',
      'SUPPLIER_GSTIN',
      'SUPPLIER_ADDRESS',
      'SUPPLIER_CITY',
      'SUPPLIER_PINCODE',
      'SEZ_TAX',
    ],
    usual: '`PRODUCT_NAME`, –, –, –, –, `igst`',
    meaning:
      'the supplier on invoices; `SUPPLIER_GSTIN` unset: see `SIMULATE`; customers in a special economic zone get IGST (`igst`) or none (`zero`)',
  },
  {
    names: [
      'SUPPLIER_BANK_NAME',
      'SUPPLIER_BANK_ACCOUNT',
      'SUPPLIER_BANK_IFSC',
      'SUPPLIER_SIGNATORY',
    ],
    usual: '–',
    meaning:
      'the account that invoices ask to be paid into, and who signs them; unset: invoices say nothing of an account and leave room for a signature',
  },
  {
    names: ['PAYOUT_FILE_COLUMNS'],
    usual: '–',
    meaning:
      'the columns of the file by which a bank pays a payout batch, such as `reference=Ref,holder=Name,account=Account,ifsc=IFSC,amount=Amount`; of `reference`, `holder`, `account`, `ifsc`, `bank`, `amount`, `narration`, each with its heading; unset: all but `bank`',
  },
  {
    names: ['INCENTIVE_DISPUTE_DAYS'],
    usual: '`3`',
    meaning:
      'working days in which a disputed incentive is answered, from 1 to 30; Sundays and the public holidays of the agent’s State do not count',
  },
  {
    names: ['RECORD_MIGRATIONS'],
    usual: '`apply`',
    meaning:
      'what happens to stored records that a release changes: `apply` does it once the console starts, `ask` waits until an administrator has seen what would change (`/record-migrations`)',
  },
  {
    names: ['ANALYTICS_URL', 'ANALYTICS_TOKEN'],
    usual: '–',
    meaning:
      'where page timings (one view in ten) and events of owner agents are sent, never a phone number; unset: nothing is measured',
  },
  {
    names: ['TELEPHONY_URL', 'TELEPHONY_TOKEN', 'TELEPHONY_SECRET'],
    usual: '–',
    meaning:
      "a company's telephony that speaks `/kira`, the token for requests to it, and the secret for its callbacks; unset: see `SIMULATE`",
  },
  {
    names: ['CALLING_HOURS'],
    usual: '`09:00-21:00`',
    meaning: 'when clients may be called, Indian time',
  },
  {
    names: ['SMTP_URL', 'MAIL_FROM'],
    usual: '–, `console@localhost`',
    meaning: 'a mail server; unset: see `SIMULATE`, simulated mail is kept in the `outbox` table',
  },
  {
    names: ['MESSAGES_URL', 'MESSAGES_TOKEN'],
    usual: '–',
    meaning:
      "a company's service for text and WhatsApp messages, asked `POST <url>` with `{ channel, to, text }`; unset: see `SIMULATE`, simulated messages are kept in the `outbox` table",
  },
  {
    names: ['RATE_LIMIT'],
    usual: '`6000`',
    meaning: 'requests a minute from one address; `0` switches the limit off',
  },
  {
    names: ['TOKEN_RATE_LIMIT'],
    usual: '`600`',
    meaning:
      'requests a minute by one API token, beside those of its address; `0` switches the limit off',
  },
  {
    names: ['PHONE_MASK'],
    usual: '`8`',
    meaning: "digits of a client's phone number that stay visible, `8` or `4`; `off` masks nothing",
  },
  {
    names: ['TRUST_PROXY'],
    usual: '`0`',
    meaning:
      'how many proxies are in front, or their networks (`10.0.0.0/8,127.0.0.1`), whose `x-forwarded-for` is trusted',
  },
  ...operationSettings,
] as const satisfies readonly SettingGroup[];

/** Services have a setting each, `UPSTREAM_SAPNA` and so on; they are read by what they begin with. */
export type SettingName = (typeof settings)[number]['names'][number];

/** What the settings are read from; a secret may stand in a file (`withSecretFiles`). */
export type Environment = Readonly<
  Partial<Record<SettingName | `${SettingName}_FILE` | `UPSTREAM_${string}`, string>>
>;
