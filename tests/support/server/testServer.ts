import pg from 'pg';

/** The PostgreSQL of the suites; undefined when they run on the embedded engine. */
export const serverUrl =
  process.env['TEST_ENGINE'] === 'embedded' ? undefined : process.env['TEST_DATABASE_URL'];

export const addressOf = (database: string): string => {
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${database}`;
  return url.href;
};

/** Work on the server itself, such as creating a database. */
export const withServer = async <Result>(
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
