import { and, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { userMessages } from '#contract/domain/users/userMessages.ts';
import { refuseOff } from '../../adapters/standing.ts';
import type { Verb } from '../../calls/Context.ts';
import { notFound, Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { designations, users } from '../../database/schema/index.ts';

const userWith = async (db: Database, employeeCode: string | null) => {
  if (employeeCode === null) return undefined;
  const [found] = await db
    .select({ id: users.id, name: users.name, status: users.status })
    .from(users)
    .where(eq(users.employeeCode, employeeCode));
  return found;
};

/** GET hris-user-details: what HR knows, with the ids that manager and designation have here. */
export const hrisDetails: Verb<CallOf<'users.hrisDetails'>> = async ({ db, services, query }) => {
  refuseOff(services.config, 'hris');
  const employee = await services.hris.find(query.employeeCode).catch(() => {
    throw new Refusal('UPSTREAM_UNREACHABLE', userMessages.hrisAway);
  });
  if (!employee) throw notFound(userMessages.noEmployee);
  const manager = await userWith(db, employee.managerCode);
  const known = await userWith(db, employee.employeeCode);
  const [designation] = employee.designation
    ? await db
        .select({ id: designations.id })
        .from(designations)
        .where(and(eq(designations.name, employee.designation), eq(designations.isActive, true)))
    : [];
  const told = {
    designation: employee.designation,
    department: employee.department,
    branch: employee.branch,
    joiningDate: employee.joiningDate,
    dateOfRelieving: employee.dateOfRelieving,
  };
  return {
    employeeCode: employee.employeeCode,
    name: employee.name,
    email: employee.email,
    ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null)),
    ...(manager?.status === 1 && { managerId: manager.id, managerName: manager.name }),
    ...(designation && { designationId: designation.id }),
    ...(known && { userId: known.id }),
    isSimulated: services.hris.isSimulated,
  };
};
