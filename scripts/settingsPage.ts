import { format, resolveConfig } from 'prettier';
import { settings } from '#backend/settings/settings.ts';

const head = `<!-- Written by \`npm run screens -- reference\` from backend/settings/settings.ts. -->

# Settings

Settings are variables of the environment. The server reads them once at start; if one cannot be used, it stops, names it and says what it must be. All have a default, so \`npm start\` needs none.

A secret may be in a file: \`DATABASE_URL_FILE=/run/secrets/database-url\` reads \`DATABASE_URL\` from there, so that no list of processes shows it.

\`GET /health\` answers while the process lives, \`GET /ready\` while the database answers and the process is not about to end.
`;

/** `docs/reference/settings.md`: the settings that the start reads (`backend/config.ts`). */
export const settingsPage = async (): Promise<string> => {
  const rows = settings.map(
    ({ names, usual, meaning }) =>
      `| ${names.map(name => `\`${name}\``).join(', ')} | ${usual} | ${meaning} |`,
  );
  const table = ['| setting | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
  const options = await resolveConfig('docs/reference/settings.md');
  return format(`${head}\n${table}\n`, { ...options, parser: 'markdown' });
};
