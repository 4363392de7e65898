import { z } from 'zod';
import { defineCall } from '../call';
import { onDaySchema, orgChoiceSchema } from '../people/organisation-filter';
import { ORG_LEVELS } from '../people/organisation-levels';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;
const HR_DASHBOARD = 'api/ecenter/hrdashboard/dynamiclist';

const count = z.number().int().nonnegative();
/** `YYYY-MM-DD`: the day that was answered, which is today where a day to come is not the caller's to know. */
const answeredDay = z.string();
const asOnShape = { On: onDaySchema, Chosen: orgChoiceSchema };

/**
 * A part of the head count. `Code` is what the list behind it is narrowed by, empty for those of whom it is not known, null for the
 * many small parts that are told together and have no list. Percentages have one decimal and add up to 100.
 */
const sliceSchema = z.object({ Code: z.string().nullable(), Label: z.string(), Count: count, Percentage: z.number() });
const slicesShape = { On: answeredDay, Count: count, Slices: z.array(sliceSchema) };

/** Of completed months, those of whom nothing is known left out. */
const monthsShape = { MedianMonths: z.number().nullable(), MeanMonths: z.number().nullable() };

export const dimensionCalls = {
  /**
   * PC-102: by what the caller may tell people apart: what the product brings and what the organisation marked in the definition of
   * the profile, as far as the caller may read it of others. Nothing that is secret or sensitive is ever among them.
   */
  listDimensions: defineCall({
    ...fullRead,
    path: `${HR_DASHBOARD}/pieselect`,
    request: z.object({}),
    reply: z.array(
      z.object({
        Code: z.string(),
        Name: z.string(),
        /** The field of `people-of-day` that lists a part of it, by its code. Null for a level of the organisation. */
        FieldCode: z.string().nullable(),
        Level: z.enum(ORG_LEVELS).nullable(),
      }),
    ),
  }),

  /** PC-101, WFDB-09: the people of a day by a dimension, the largest part first, bands in their order. */
  countByDimension: defineCall({
    ...fullRead,
    path: `${HR_DASHBOARD}/piedashboard`,
    request: z.object({ ...asOnShape, Dimension: z.string().min(1).max(64) }),
    reply: z.object(slicesShape),
  }),

  /** PC-104, WFDB-10: by the highest education that somebody completed. */
  readQualification: defineCall({
    ...fullRead,
    path: `${HR_DASHBOARD}/qualification`,
    request: z.object(asOnShape),
    reply: z.object(slicesShape),
  }),

  /** PC-105, WFDB-10: by years of work here and before; `HasPrevious` says whether those before are counted. */
  readExperience: defineCall({
    ...fullRead,
    path: `${HR_DASHBOARD}/experience`,
    request: z.object(asOnShape),
    reply: z.object({ ...slicesShape, ...monthsShape, HasPrevious: z.boolean() }),
  }),

  /** By completed months of the unbroken employment; ours. */
  readTenure: defineCall({
    ...fullRead,
    path: `${HR_DASHBOARD}/tenure`,
    request: z.object(asOnShape),
    reply: z.object({ ...slicesShape, ...monthsShape }),
  }),

  /** PC-097, WFDB-07: of how many people of a day each dimension is known. */
  readProfileReport: defineCall({
    ...fullRead,
    path: `${HR_DASHBOARD}/profilereport`,
    request: z.object(asOnShape),
    reply: z.object({
      On: answeredDay,
      Count: count,
      Rows: z.array(z.object({ Code: z.string(), Name: z.string(), Known: count, Percentage: z.number() })),
    }),
  }),

  /** PC-112, WFDB-12: the businesses in which people work on a day, by name. */
  listDashboardBusinesses: defineCall({
    ...fullRead,
    path: `${HR_DASHBOARD}/businesslist`,
    request: z.object({ On: onDaySchema }),
    reply: z.array(z.object({ Code: z.string(), Name: z.string(), HeadCount: count })),
  }),

  /** PC-114, WFDB-12: the months of a year that have begun, with how many left in each. */
  listDashboardMonths: defineCall({
    ...fullRead,
    path: `${HR_DASHBOARD}/monthlist`,
    request: z.object({ Year: z.number().int().min(1900).max(2199), Chosen: orgChoiceSchema }),
    reply: z.array(z.object({ MonthCode: z.number().int().min(1).max(12), Joined: count, Left: count })),
  }),

  /**
   * PC-115, WFDB-12: in each of twelve months up to a day, how many people with an account signed in while they worked here, beside those
   * who work here on the month's last day. `KnownFrom` is the month of the earliest sign-in that is kept, null for none.
   */
  listMonthlyUsers: defineCall({
    ...fullRead,
    path: `${HR_DASHBOARD}/monthlyusercount`,
    request: z.object(asOnShape),
    reply: z.object({
      On: answeredDay,
      KnownFrom: z.string().nullable(),
      Months: z.array(z.object({ Month: z.string(), Users: count.nullable(), Active: count })),
    }),
  }),
};
