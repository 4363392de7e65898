import { z } from 'zod';
import { defineCall } from '../call';
import { orgChoiceSchema } from '../people/organisation-filter';
import { ORG_LEVELS } from '../people/organisation-levels';
import { ALL_AGES, DATA_GAPS, FIGURE_DAYS, FIGURE_REPORT, FIGURE_SCOPES } from './dashboard-rules';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;

const count = z.number().int().nonnegative();
/** `YYYY-MM-DD`: the day that was answered, which is today where a day to come is not the caller's to know. */
const answeredDay = z.string();

const figureDaySchema = z.iso.date().refine((day) => day >= FIGURE_DAYS.first && day <= FIGURE_DAYS.last);

/** Whose figures: what is chosen of the organisation, as it stands on the day; today where that is empty. */
const asOnShape = { On: z.union([z.literal(''), figureDaySchema]).default(''), Chosen: orgChoiceSchema };
const periodShape = { FromDate: figureDaySchema, ToDate: figureDaySchema, Chosen: orgChoiceSchema };

const movementShape = { Joined: count, MovedIn: count, Left: count, MovedOut: count };
/** Opening + joined + moved in − left − moved out = closing. */
const balanceShape = { Opening: count, ...movementShape, Closing: count };

/** One decimal, in per cent; null where it would say nothing: of too few people, or of no days. */
const rate = z.number().nullable();

/** Null where so few people would be told apart that it would tell of one of them. */
const countOfGroup = count.nullable();
const partShape = { Code: z.string(), Name: z.string() };

export const hrDashboardCalls = {
  /** PC-098: how many work there on a day, and in each part of a level; parts of `unit` are those directly below what is chosen. */
  readHeadCount: defineCall({
    ...fullRead,
    path: 'api/ecenter/hrdashboard/dynamiclist/headcount',
    request: z.object({ ...asOnShape, By: z.enum(ORG_LEVELS).default('unit') }),
    reply: z.object({
      On: answeredDay,
      HeadCount: count,
      Parts: z.array(z.object({ ...partShape, HeadCount: count })),
    }),
  }),

  /** PC-078, DASH-19: how many there are of each band of ages, or of each age of a band that is asked for; null where they are too few. */
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
      Rows: z.array(z.object({ Label: z.string(), AgeCount: count })).nullable(),
      /** Who is in no band: younger than 18, older than 100, or without a date of birth. */
      Younger: countOfGroup,
      Older: countOfGroup,
      Unknown: countOfGroup,
      Median: z.number().nullable(),
      Mean: z.number().nullable(),
    }),
  }),

  /**
   * PC-079, PC-099, DASH-20, DASH-21, C19: people by gender; the counts are percentages to one decimal that add up to 100. All null where
   * too few.
   */
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
      Male: countOfGroup,
      Female: countOfGroup,
      /** Other, and not said. */
      Other: countOfGroup,
      MaleCount: rate,
      FemaleCount: rate,
      OtherCount: rate,
    }),
  }),

  /**
   * PC-080, DASH-03, DASH-22: hires (`Active`) and exits (`InActive`) of each month of a year, up to a day, or all; `FromMonth` is its
   * first day, as `DD-MMM-YYYY`. PC-116, WFDB-13: the people themselves are the rows of the report `joiners-and-leavers`.
   */
  listHiring: defineCall({
    ...fullRead,
    path: 'api/ecenter/hrdashboard/dynamiclist/hiringlistreport',
    request: z.object({
      ...asOnShape,
      ReportCode: z.literal(FIGURE_REPORT.hiring).default(FIGURE_REPORT.hiring),
      Year: z.number().int().min(1900).max(2200).nullable().default(null),
      HireType: z.enum(['Active', 'InActive', '']).default(''),
      MonthCode: z.number().int().min(1).max(12).nullable().default(null),
    }),
    reply: z.array(z.object({ JoiningType: z.enum(['Active', 'InActive']), HeadCount: count, FromMonth: z.string() })),
  }),

  /** PC-113: the years in which somebody came or went, and this year, the latest first. */
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
      /** Why they left; null for whoever may not read it of a single person. */
      Voluntary: countOfGroup,
      Involuntary: countOfGroup,
      NotSaid: countOfGroup,
      FirstYear: count,
      Average: z.number(),
      Rate: rate,
      /** As if a year were like the period. */
      AnnualRate: rate,
      /** By half of opening and closing, as other systems work it out. */
      SimpleRate: rate,
    }),
  }),

  /**
   * Ours, no row of the specification: why the head count and the rate of attrition (WFDB-08, WFDB-11) changed. Each part has the balance
   * of a group: opening, joiners, leavers and closing add up to the whole, and so do moves in less moves out, of which those between two
   * parts are in no whole. The rate is compared with that of as many days before.
   */
  explainChange: defineCall({
    ...fullRead,
    path: 'api/ecenter/hrdashboard/dynamiclist/whychanged',
    request: z.object({ ...periodShape, By: z.enum(ORG_LEVELS).default('unit') }),
    reply: z.object({
      FromDate: answeredDay,
      ToDate: answeredDay,
      Whole: z.object(balanceShape),
      /** The part that changed most first. */
      Parts: z.array(z.object({ ...partShape, ...balanceShape })),
      Attrition: z.object({
        BeforeFrom: answeredDay,
        BeforeTo: answeredDay,
        RateBefore: rate,
        Rate: rate,
        AverageBefore: z.number(),
        Average: z.number(),
        /** What more or fewer leavers did to the rate, and what a larger or smaller average did: together the difference of the rates. */
        ByLeavers: rate,
        ByAverage: rate,
        Parts: z.array(z.object({ ...partShape, LeftBefore: count, Left: count })),
      }),
    }),
  }),

  /** Ours, no row of the specification: how many report directly to each manager on a day, and over how many layers. */
  readSpanOfControl: defineCall({
    ...fullRead,
    path: 'api/ecenter/hrdashboard/dynamiclist/spanofcontrol',
    request: z.object(asOnShape),
    reply: z.object({
      On: answeredDay,
      /** Those to whom somebody reports. */
      Managers: count,
      Reports: count,
      /** Of the reports of a manager; null without managers. */
      Least: countOfGroup,
      LowerQuartile: rate,
      Median: rate,
      UpperQuartile: rate,
      Most: countOfGroup,
      WithOne: count,
      /** People one above the other, the top one counted. */
      Layers: count,
    }),
  }),

  /** Ours, no row of the specification: of whom the figures are that the active role reads. */
  getFigureScope: defineCall({
    ...fullRead,
    path: 'api/ecenter/hrdashboard/dynamiclist/figurescope',
    request: z.object({}),
    reply: z.object({ Covers: z.enum(FIGURE_SCOPES) }),
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
