import { z } from 'zod';
import { defineCall } from '../../call';
import { MAX_LEAST_PEOPLE } from './leave-rules';
import { codeSchema, leaveRead, leaveWrite } from './leave-shapes';

/** A unit with those below it; an empty location is all. */
const placeShape = { UnitCode: codeSchema, LocationCode: z.string().max(64).default('') };

const minimumsSchema = z.array(
  z.object({
    UnitCode: z.string(),
    UnitName: z.string(),
    LocationCode: z.string(),
    LocationName: z.string(),
    /** So many people, or per cent of those who work on a day. */
    Least: z.number().int(),
    IsPercent: z.boolean(),
  }),
);
export type StaffingMinimum = z.output<typeof minimumsSchema>[number];

/** All ours: how many are wanted to be there. It warns who asks for leave and who decides about it, and refuses nothing. */
export const staffingCalls = {
  /** Of the units that the caller keeps. */
  listStaffingMinimums: defineCall({
    ...leaveRead,
    path: 'api/timemanage/leavesetup/dynamiclist/staffing',
    request: z.object({}),
    reply: minimumsSchema,
  }),

  /** Says how many of a unit, or of it at a location, are wanted to be there; what was said of them before is replaced. */
  saveStaffingMinimum: defineCall({
    ...leaveWrite,
    path: 'api/timemanage/leavesetup/dynamicadd/staffingsave',
    request: z.object({ ...placeShape, Least: z.int32().min(1).max(MAX_LEAST_PEOPLE), IsPercent: z.boolean() }),
    reply: minimumsSchema,
  }),

  deleteStaffingMinimum: defineCall({
    ...leaveWrite,
    path: 'api/timemanage/leavesetup/dynamicadd/staffingdelete',
    request: z.object(placeShape),
    reply: minimumsSchema,
  }),
};
