import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PickedRole } from '#contract/domain/users/pickedRoles.ts';
import { editable, identity, instant, rowId } from '../columns.ts';
import { checked, indexed } from '../constraints.ts';
import { sessions } from './platform.ts';
import { users } from '../people/people.ts';

/** What the company's directory has to do with a person: which roles it gave, and whether it switched them off (record 0236). */
export const directoryPeople = pgTable(
  'directory_people',
  {
    id: identity(),
    userId: rowId()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** The directory pushes changes of this person (SCIM). */
    isPushed: boolean().notNull().default(false),
    /** By which the directory knows the person when it pushes. */
    externalId: text().unique(),
    /** Roles that the directory gave, and takes again. */
    givenRoles: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`)
      .$type<PickedRole[]>(),
    /** Why the directory switched the person off: it may switch them on again. Null: it did not. */
    offBecause: text({ enum: ['groups', 'pushed', 'removed'] }),
    ...editable,
  },
  t => checked(t),
);

/** Who a person is at an OpenID Connect provider. Gone once the person is switched off (trigger `users_end_access`). */
export const externalIdentities = pgTable(
  'external_identities',
  {
    id: identity(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** As the provider wrote it, verified, when the two were matched. */
    email: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    lastSignInAt: instant(),
  },
  t => [
    unique().on(t.issuer, t.subject),
    uniqueIndex('external_identities_user_issuer_unique').on(t.userId, t.issuer),
  ],
);

/** People who are at the provider now and will come back: what proves that they are the ones who left. */
export const signInTrips = pgTable(
  'sign_in_trips',
  {
    id: identity(),
    stateHash: text().notNull().unique(),
    /** Of a cookie of the browser that began. */
    browserHash: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    address: text().notNull(),
    expiresAt: instant().notNull(),
  },
  t => indexed(t.address, t.expiresAt),
);

/** By which session of the provider a session began: what it takes to end either with the other. */
export const externalSessions = pgTable(
  'external_sessions',
  {
    sessionId: rowId()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** The provider's name of its own session, where it tells one. */
    sid: text(),
    /** Shown to the provider when the person signs out; it opens nothing here. */
    idToken: text().notNull(),
  },
  t => [
    index('external_sessions_subject_index').on(t.issuer, t.subject),
    index('external_sessions_sid_index').on(t.issuer, t.sid),
  ],
);

/** Groups that the directory pushes (SCIM); which roles they give is a rule (`OIDC_ROLES`). */
export const directoryGroups = pgTable(
  'directory_groups',
  {
    id: identity(),
    name: text().notNull(),
    externalId: text().unique(),
    ...editable,
  },
  t => [uniqueIndex('directory_groups_name_unique').on(sql`lower(${t.name})`)],
);

/** Who is in which of them. */
export const directoryMembers = pgTable(
  'directory_members',
  {
    groupId: rowId()
      .notNull()
      .references(() => directoryGroups.id, { onDelete: 'cascade' }),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
  },
  t => [primaryKey({ columns: [t.groupId, t.userId] }), ...indexed(t.userId)],
);
