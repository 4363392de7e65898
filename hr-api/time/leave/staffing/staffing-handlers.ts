import { and, eq, isNull } from 'drizzle-orm';
import { MAX_LEAST_PERCENT, type LeaveIssue } from '../../../../lib/contract/time/leave/leave-rules';
import type { StaffingMinimum, staffingCalls } from '../../../../lib/contract/time/leave/staffing';
import { coveredCodes } from '../../../people/changes/checks/scope';
import { locations } from '../../../people/organisation/tables';
import { listUnitTree } from '../../../people/organisation/unit-tree';
import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handlers } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { namesOf } from '../../../platform/texts/data';
import { staffingMinimums } from '../tables';

const allow = 'leave.keep';

type Place = Pick<StaffingMinimum, 'UnitCode' | 'LocationCode'>;

/** What is wanted of the units that the caller keeps, in the order of the tree of today; of closed ones at last. */
async function listMinimums({ db, actor, language, now }: CallContext): Promise<StaffingMinimum[]> {
  const today = dayOf(now);
  const covered = await coveredCodes(db, actor, today);
  const units = await namesOf(db, 'unit', language);
  const places = await namesOf(db, 'location', language);
  const order = new Map((await listUnitTree(db, language, today)).map(({ Code }, at) => [Code, at]));
  const placeOf = ({ UnitCode }: Place) => order.get(UnitCode) ?? order.size;
  const rows = await db.select().from(staffingMinimums);
  return rows
    .filter(({ unitCode }) => !covered || covered.has(unitCode))
    .map(({ unitCode, locationCode, least, isPercent }) => ({
      ...{ UnitCode: unitCode, UnitName: units.get(unitCode) ?? unitCode },
      ...{ LocationCode: locationCode ?? '', LocationName: (locationCode && places.get(locationCode)) ?? '' },
      ...{ Least: least, IsPercent: isPercent },
    }))
    .sort(
      (one, other) => placeOf(one) - placeOf(other) || one.LocationName.localeCompare(other.LocationName, language),
    );
}

const refused = (path: string, message: LeaveIssue) => new ApiError('invalid', { issues: [{ path, message }] });

/** A unit of today that the caller keeps, and a location or none; others answer as those that there are not. */
async function checkPlace({ db, actor, language, now }: CallContext, { UnitCode, LocationCode }: Place): Promise<void> {
  const today = dayOf(now);
  const covered = await coveredCodes(db, actor, today);
  const isOpen = (await listUnitTree(db, language, today)).some(({ Code }) => Code === UnitCode);
  if (!isOpen || (covered && !covered.has(UnitCode))) throw refused('UnitCode', 'not_valid');
  if (LocationCode === '') return;
  if ((await db.$count(locations, eq(locations.code, LocationCode))) === 0) throw refused('LocationCode', 'not_valid');
}

const isOf = ({ UnitCode, LocationCode }: Place) =>
  and(
    eq(staffingMinimums.unitCode, UnitCode),
    LocationCode === '' ? isNull(staffingMinimums.locationCode) : eq(staffingMinimums.locationCode, LocationCode),
  );

type Minimum = typeof staffingMinimums.$inferSelect;

const told = ({ unitCode, locationCode, least, isPercent }: Omit<Minimum, 'code'>) => ({
  ...{ unit: unitCode, location: locationCode, least, isPercent },
});

async function auditMinimum(context: CallContext, before: Minimum | undefined, after: Minimum | undefined) {
  await audit(context, {
    subject: { kind: 'minimum staffing', id: (after ?? before)?.unitCode ?? '' },
    action: 'change minimum staffing',
    ...(before && { before: told(before) }),
    ...(after && { after: told(after) }),
  });
}

export const staffingHandlers: Handlers<keyof typeof staffingCalls> = {
  listStaffingMinimums: { allow, handle: (_request, context) => listMinimums(context) },

  saveStaffingMinimum: {
    allow,
    handle: async ({ Least, IsPercent, ...place }, context) => {
      const { db } = context;
      if (IsPercent && Least > MAX_LEAST_PERCENT) throw refused('Least', 'not_valid');
      await checkPlace(context, place);
      const [before] = await db.select().from(staffingMinimums).where(isOf(place));
      const set = { least: Least, isPercent: IsPercent };
      const { unitCode, locationCode } = staffingMinimums;
      const [after] = await db
        .insert(staffingMinimums)
        .values({ unitCode: place.UnitCode, locationCode: place.LocationCode || null, ...set })
        .onConflictDoUpdate({ target: [unitCode, locationCode], set })
        .returning();
      await auditMinimum(context, before, after);
      return listMinimums(context);
    },
  },

  deleteStaffingMinimum: {
    allow,
    handle: async (place, context) => {
      const { db, actor, now } = context;
      const covered = await coveredCodes(db, actor, dayOf(now));
      if (covered && !covered.has(place.UnitCode)) throw new ApiError('not_found');
      const [before] = await db.delete(staffingMinimums).where(isOf(place)).returning();
      if (!before) throw new ApiError('not_found');
      await auditMinimum(context, before, undefined);
      return listMinimums(context);
    },
  },
};
