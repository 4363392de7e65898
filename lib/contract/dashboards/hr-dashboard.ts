import { z } from 'zod';
import { defineCall } from '../call';
import { onDaySchema, orgChoiceSchema } from '../people/organisation-filter';
import { ORG_LEVELS } from '../people/organisation-levels';
import { ALL_AGES, DATA_GAPS, FIGURE_REPORT } from './dashboard-rules';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;

const count = z.number().int().nonnegative();
/** `YYYY-MM-DD`: the day that was answered, which is today where a day to come is not the caller's to know. */
const answeredDay = z.string();

/** Whose figures: what is chosen of the organisation, as it stands on the day. */
const asOnShape = { On: onDaySchema, Chosen: orgChoiceSchema };
const periodShape = { FromDate: z.iso.date(), ToDate: z.iso.date(), Chosen: orgChoiceSchema };

const movementShape = { Joined: count, MovedIn: count, Left: count, MovedOut: count };
/** Opening + joined + moved in − left − moved out = closing. */
const balanceShape = { Opening: count, ...movementShape, Closing: count };

/** One decimal, in per cent; null where it would say nothing: of too few people, or of no days. */
const rate = z.number().nullable();

export const hrDashboardCalls = {
  /** PC-098: how many work there on a day, and in each part of a level; parts of `unit` are those directly below what is chosen. */
  readHeadCount: defineCall({
    ...fullRead,
    path: 'api/ecenter/hrdashboard/dynamiclist/headcount',
    request: z.object({ ...asOnShape, By: z.enum(ORG_LEVELS).default('unit') }),
    reply: z.object({
      On: answeredDay,
      HeadCount: count,
      Parts: z.array(z.object({ Code: z.string(), Name: z.string(), HeadCount: count })),
    }),
  }),

  /** PC-078, DASH-19: how many there are of each band of ages, or of each age of a band that is asked for. */
  listAges: defineCall({
    ...fullRead,
    path: 'api/ecenter/hrdashboard/dynamiclist/headcountreport',
    request: z.object({
      ...asOnShape,
      ReportCode: z.literal(FIGURE_REPORT.ages).default(FIGURE_REPORT.ages),
      minHeadAge: z.number().int().min(ALL_AGES.from).max(ALL_AGES.to).default(ALL_AGES.from),
      maxHeadAge: z.number().int().min(ALL_AGES.from).max(ALL_AGES.to).default(ALL_AGES.to),
    }),
    reply: z.object({
      On: answeredDay,
      Rows: z.array(z.object({ Label: z.string(), AgeCount: count })),
      /** Who is in no band: younger than 18, older than 100, or without a date of birth. */
      Younger: count,
      Older: count,
      Unknown: count,
      Median: z.number().nullable(),
      Mean: z.number().nullable(),
    }),
  }),

  /** PC-079, PC-099, DASH-20, DASH-21, C19: people by gender; the counts are percentages to one decimal that add up to 100. */
  readDiversity: defineCall({
    ...fullRead,
    path: 'api/ecenter/hrdashboard/dynamiclist/diversityreport',
    request: z.object({
      ...asOnShape,
      ReportCode: z
        .union([z.literal(FIGURE_REPORT.diversity), z.literal(FIGURE_REPORT.asOn)])
        .default(FIGURE_REPORT.asOn),
      GenderCode: z.enum(['M', 'F', '']).default(''),
    }),
    reply: z.object({
      On: answeredDay,
      Male: count,
      Female: count,
      /** Other, and not said. */
      Other: count,
      MaleCount: z.number(),
      FemaleCount: z.number(),
      OtherCount: z.number(),
    }),
  }),

  /**
   * PC-080, DASH-03, DASH-22: hires (`Active`) and exits (`InActive`) of each month of a year; `FromMonth` is its first day, as
   * `DD-MMM-YYYY`. PC-116, WFDB-13: the people themselves are the rows of the report `joiners-and-leavers`.
   */
  listHiring: defineCall({
    ...fullRead,
    path: 'api/ecenter/hrdashboard/dynamiclist/hiringlistreport',
    request: z.object({
      Chosen: orgChoiceSchema,
      ReportCode: z.literal(FIGURE_REPORT.hiring).default(FIGURE_REPORT.hiring),
      Year: z.number().int().min(1900).max(2200).nullable().default(null),
      HireType: z.enum(['Active', 'InActive', '']).default(''),
      MonthCode: z.number().int().min(1).max(12).nullable().default(null),
    }),
    reply: z.array(z.object({ JoiningType: z.enum(['Active', 'InActive']), HeadCount: count, FromMonth: z.string() })),
  }),

  /** PC-113: the years in which somebody came or went, the latest first. */
  listDashboardYears: defineCall({
    ...fullRead,
    path: 'api/ecenter/hrdashboard/dynamiclist/yearlist',
    request: z.object({}),
    reply: z.array(z.object({ Year: z.number().int() })),
  }),

  /** PC-100: how many there were, came, went and moved, by month; `Whole` is the period. */
  listFluctuation: defineCall({
    ...fullRead,
    path: 'api/ecenter/hrdashboard/dynamiclist/fluctuation',
    request: z.object(periodShape),
    reply: z.object({
      FromDate: answeredDay,
      ToDate: answeredDay,
      Whole: z.object(balanceShape),
      Months: z.array(z.object({ Month: z.string(), ...balanceShape })),
    }),
  }),

  /** PC-111: leavers of a period by the average head count, which is person-days by days. */
  readAttrition: defineCall({
    ...fullRead,
    path: 'api/ecenter/hrdashboard/dynamiclist/attrition',
    request: z.object(periodShape),
    reply: z.object({
      FromDate: answeredDay,
      ToDate: answeredDay,
      Left: count,
      Voluntary: count,
      Involuntary: count,
      NotSaid: count,
      FirstYear: count,
      Average: z.number(),
      Rate: rate,
      /** As if a year were like the period. */
      AnnualRate: rate,
      /** By half of opening and closing, as other systems work it out. */
      SimpleRate: rate,
    }),
  }),

  /** Ours: how many records of those who are employed on a day lack something that figures are made of. */
  countDataGaps: defineCall({
    ...fullRead,
    path: 'api/ecenter/hrdashboard/dynamiclist/datagaps',
    request: z.object(asOnShape),
    reply: z.object({
      On: answeredDay,
      /** Those with any gap, each once. */
      People: count,
      Gaps: z.array(z.object({ Gap: z.enum(DATA_GAPS), People: count })),
    }),
  }),
};
