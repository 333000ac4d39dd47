import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { told } from '#contract/domain/messages/told.ts';
import { standingOf } from '../../adapters/standing.ts';
import type { Services } from '../../calls/Context.ts';
import type { Config } from '../../config.ts';
import type { Check } from './Check.ts';

/** Milliseconds in which a system has to answer. */
const patience = 4_000;

/** @throws where the work takes too long */
const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error('It does not respond')), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

const answers = told('It responds', 'जवाब देता है');

/** An id that no file has: a store that says so is there and knows us. */
const nobodysFile = '00000000-0000-4000-8000-000000000000';

export const checkFiles = async ({ config, files, db }: Services): Promise<Check> => {
  const named = { name: 'files', what: told('Files', 'फ़ाइलें') };
  if (!config.fileStore)
    return {
      ...named,
      state: 'good',
      found: told('They are kept in the database', 'डेटाबेस में रखी जाती हैं'),
    };
  try {
    await inTime(files.get(db, nobodysFile));
    return { ...named, state: 'good', found: answers };
  } catch {
    return {
      ...named,
      state: 'bad',
      found: told('The store does not take our requests', 'फ़ाइल स्टोर अनुरोध नहीं ले रहा'),
      advice: told(
        'Check FILES_S3_URL, FILES_S3_REGION, FILES_S3_KEY_ID and FILES_S3_SECRET, and the store itself.',
        'FILES_S3_URL, FILES_S3_REGION, FILES_S3_KEY_ID, FILES_S3_SECRET और स्टोर जाँचें।',
      ),
    };
  }
};

export const checkMail = async ({ config, mail }: Services): Promise<Check> => {
  const named = { name: 'mail', what: told('Mail', 'मेल') };
  const advice = told('Set SMTP_URL to a mail server.', 'SMTP_URL में मेल सर्वर दें।');
  if (!mail.check)
    return standingOf(config, 'mail') === 'off'
      ? { ...named, state: 'warning', found: told('It is off', 'बंद है'), advice }
      : {
          ...named,
          state: 'off',
          found: told('It is simulated: nothing is sent', 'अनुकरण है: कुछ भेजा नहीं जाता'),
          advice,
        };
  try {
    await inTime(mail.check());
    return { ...named, state: 'good', found: answers };
  } catch {
    return {
      ...named,
      state: 'bad',
      found: told('The mail server does not take us', 'मेल सर्वर जुड़ने नहीं देता'),
      advice: told(
        'Check SMTP_URL: host, port, user and password.',
        'SMTP_URL जाँचें: होस्ट, पोर्ट, यूज़र और पासवर्ड।',
      ),
    };
  }
};

/** Services behind the gateway, as far as this process has asked them. */
export const checkServices = ({ upstreams }: Pick<FastifyInstance, 'upstreams'>): Check => {
  const named = { name: 'services', what: told('Services elsewhere', 'दूसरी जगह की सेवाएँ') };
  const names = [...upstreams.keys()];
  const resting = names.filter(name => upstreams.get(name)?.state() !== 'closed');
  if (names.length === 0)
    return {
      ...named,
      state: 'off',
      found: told('All calls are answered here', 'सभी कॉल यहीं जवाब पाती हैं'),
    };
  if (resting.length === 0)
    return { ...named, state: 'good', found: told(names.join(', '), names.join(', ')) };
  const list = resting.join(', ');
  return {
    ...named,
    state: 'bad',
    found: told(
      `They failed again and again and rest: ${list}`,
      `बार-बार विफल, अभी नहीं पूछी जातीं: ${list}`,
    ),
    advice: told(
      'Tell those who run them; they are asked again by themselves.',
      'उन्हें चलाने वालों को बताएँ; कंसोल ख़ुद फिर पूछेगा।',
    ),
  };
};

const gigabyte = 1024 ** 3;
/** Gigabytes of free room below which something has to be done, and below which it is urgent. */
const enough = 5;
const least = 1;

const folderOf = ({ database, backups }: Config): string => {
  if (database.engine === 'embedded') return database.dataDir;
  return backups?.to.kind === 'folder' ? backups.to.folder : '.';
};

export const checkDisk = async ({ config }: Services): Promise<Check> => {
  const named = { name: 'disk', what: told('Free room', 'खाली जगह') };
  // A folder that the first backup makes, or a database in memory.
  const { bavail, bsize } = await statfs(folderOf(config)).catch(() => statfs('.'));
  const free = (bavail * bsize) / gigabyte;
  const found = told(`${free.toFixed(1)} GB`, `${free.toFixed(1)} GB`);
  if (free >= enough) return { ...named, state: 'good', found };
  return {
    ...named,
    state: free < least ? 'bad' : 'warning',
    found,
    advice: told(
      'Make room: a database without it stops. Older backups may go elsewhere.',
      'जगह बनाएँ: इसके बिना डेटाबेस रुक जाता है। पुराने बैकअप कहीं और रखें।',
    ),
  };
};
