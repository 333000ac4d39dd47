import { bigint, boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { editable, emptyList, identity, instant, rowId, written } from '../columns.ts';
import { checked, indexed, notNegative } from '../constraints.ts';
import type { externalSessions } from './directory.ts';
import { users } from '../people/people.ts';

type ExternalSession = Omit<typeof externalSessions.$inferSelect, 'sessionId'>;

const ofUser = () =>
  rowId()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The authenticator app of a person. The secret is encrypted by a key that the database does not have (`SECRETS_KEY`). */
export const totpFactors = pgTable(
  'totp_factors',
  {
    id: identity(),
    userId: ofUser().unique(),
    sealedSecret: text().notNull(),
    /** The step of 30 seconds whose code was taken last: no code is taken twice. */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
    lastUsedAt: instant(),
    ...editable,
  },
  t => notNegative(t.lastStep),
);

/** Public halves of the passkeys of a person. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    userId: ofUser(),
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** How often the key was used, as it says itself; one that goes back is a copy. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: jsonb().$type<readonly string[]>().notNull().default(emptyList),
    /** Whether the key is kept by a service that copies it to other devices. */
    isBackedUp: boolean().notNull().default(false),
    name: text().notNull(),
    lastUsedAt: instant(),
    ...editable,
  },
  t => [...notNegative(t.counter), ...indexed(t.userId)],
);

/** Codes for the day on which the other factors are lost, each used once. The hash is keyed by `SECRETS_KEY`. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: identity(),
    userId: ofUser(),
    codeHash: text().notNull(),
    usedAt: instant(),
    ...written,
  },
  t => [unique().on(t.userId, t.codeHash)],
);

/** What is open between two steps of a sign-in, of setting a factor up or of proving oneself again; kept for minutes. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    id: identity(),
    /** Only the hash of what the browser was given. */
    tokenHash: text().notNull().unique(),
    purpose: text({ enum: ['sign-in', 'enrol', 'passkey', 'add', 'proof'] }).notNull(),
    /** Absent where a passkey says who it is. */
    userId: rowId().references(() => users.id, { onDelete: 'cascade' }),
    /** What a passkey has to sign. */
    signed: text(),
    /** The secret of an app that is being set up, encrypted. */
    sealedSecret: text(),
    /** The session at the company's provider that the sign-in was begun with. */
    external: jsonb().$type<ExternalSession>(),
    isPersistent: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  t => [...checked(t), ...indexed(t.userId, t.expiresAt)],
);

/** Browsers that a person signed in with, by the hash of what their cookie names. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: identity(),
    userId: ofUser(),
    deviceHash: text().notNull(),
    userAgent: text(),
    address: text(),
    firstSeenAt: instant().notNull().defaultNow(),
    lastSeenAt: instant().notNull().defaultNow(),
    signIns: integer().notNull().default(1),
  },
  t => [...notNegative(t.signIns), unique().on(t.userId, t.deviceHash)],
);
