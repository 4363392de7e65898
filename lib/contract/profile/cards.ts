import { z } from 'zod';
import { defineCall } from '../call';
import { awayNowSchema } from '../people/absence-shape';
import { MAX_ABOUT_ME } from '../people/record-rules';
import { pictureSchema } from '../platform/addresses';
import { statusShape } from './shapes';

const cardRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;
const ofUser = z.object({ UserCode: z.string().max(64).default('') });

/** Ours: `KeyCode`, who it is, and whether there is a photo of theirs. */
const lineSchema = {
  AppName: z.string(),
  AppEmpid: z.string(),
  KeyCode: z.string().default(''),
  HasPhoto: z.boolean().default(false),
};

/** What stands beside the sections of a record. Days are DD-MMM-YYYY, empty for none. */
export const profileCardCalls = {
  /**
   * PC-017, INFO-01, INFO-02: who leads somebody by each kind of line (`RepManagerType`), since when, and who did before, until when.
   * `rme` lets the caller change it.
   */
  listReportingInfo: defineCall({
    ...cardRead,
    path: 'api/ecenter/profileapprove/dynamiclist/reportinginfo',
    request: ofUser,
    reply: z.array(
      z.object({
        ...lineSchema,
        RepManagerType: z.string(),
        PasRepManagerType: z.string(),
        FromDate: z.string(),
        PrevDate: z.string(),
        rme: z.boolean(),
      }),
    ),
  }),

  /** PC-018, INFO-03, INFO-04: the tags that somebody has, and who looks after them for it (`AppName`). `cje` lets the caller change it. */
  listTagInfo: defineCall({
    ...cardRead,
    path: 'api/ecenter/profileapprove/dynamiclist/taginfo',
    request: ofUser,
    reply: z.array(z.object({ ...lineSchema, TagName: z.string(), cje: z.boolean() })),
  }),

  /**
   * PC-021, FORM-35, INFO-05 to INFO-08: the kinds of employment; of somebody, with a `UserCode`, those that they have had, the latest
   * first, with their days. `jbe` lets the caller change it. Ours: `IsCurrent`, the one of today.
   */
  listEmploymentStatuses: defineCall({
    ...cardRead,
    path: 'api/common/profileconfig/dynamiclist/employmentoption',
    request: ofUser,
    reply: z.array(
      z.object({
        Emp_Status_Code: z.number().int(),
        Emp_Status_Name: z.string(),
        FromDate: z.string().default(''),
        ToDate: z.string().default(''),
        jbe: z.boolean().default(false),
        IsCurrent: z.boolean().default(false),
      }),
    ),
  }),

  /** PC-022, INFO-11, INFO-12: one's own view without a code. `Active` is `Y` or `N`. */
  getProfileView: defineCall({
    ...cardRead,
    path: 'api/common/employeeview/dynamicadd/profileview',
    request: z.object({ ChillCode: z.string().max(64).default('') }),
    reply: z.object({
      Name: z.string(),
      Empid: z.string(),
      Legend: z.string(),
      DateOfJoin: z.string(),
      Location_Name: z.string(),
      EmailID: z.string(),
      Level_Name: z.string(),
      ReportingID: z.string(),
      Exit_on: z.string(),
      Reason: z.string(),
      From_Date: z.string(),
      Active: z.enum(['Y', 'N']),
    }),
  }),

  /** PC-023, INFO-13: the picture behind the head of somebody's record, one of the portal's own; empty for none. */
  getCoverDetail: defineCall({
    ...cardRead,
    path: 'api/ecenter/coverimage/dynamicadd/getcoverdetail',
    request: z.object({ ChillCode: z.string().max(64).default('') }),
    reply: z.object({ CoverImagePath: pictureSchema }),
  }),

  /**
   * Ours, NAV-12, NAV-13, Q16: of each section of somebody's that is open to the caller how much of what it asks is there, and what is
   * missing, by its labels. `LinkInfo` with a leading slash is the page that stands for the section's form.
   */
  listChecklist: defineCall({
    ...cardRead,
    path: 'api/survey/checklist/dynamiclist/list',
    request: ofUser,
    reply: z.array(
      z.object({
        SectionCode: z.number().int(),
        SectionName: z.string(),
        SectionImage: z.string(),
        LinkInfo: z.string(),
        EditFlag: z.boolean(),
        Asked: z.number().int(),
        Filled: z.number().int(),
        Missing: z.array(z.string()),
        ...statusShape,
      }),
    ),
  }),

  /**
   * PC-032, CARD-01, CARD-02: the profile card of somebody, one's own without a code; the first row counts, and there is none of whom
   * the caller may not know. What is closed to them is empty. `EditYourSelf` lets them change `EditContent`, what the person says of
   * themself; `edp` lets them change anything of the record; `DocumentManager` offers the documents,
   * `printflag` (C24) the checklist of a record that lacks something.
   * `TagNames` stand between commas. What the caller's role has is `getEmployeeInfo`'s. Ours: the unit, `IsWhole` (false of a colleague
   * whose record is closed), `Reportees`, how many report to the person, keys that open a card, whether there is a photo, the IANA
   * name of their place's time zone, and that they are away today.
   */
  listEmployeeCard: defineCall({
    ...cardRead,
    path: 'api/common/emplocatorlist/dynamiclist/empinfo',
    request: ofUser,
    reply: z.array(
      z.object({
        Name: z.string(),
        Empid: z.string(),
        Active: z.enum(['Y', 'N']),
        Legend: z.string(),
        Level_Name: z.string(),
        TagNames: z.string().default(''),
        EmpPercentage: z.number().int().min(0).max(100),
        EditYourSelf: z.boolean(),
        EditContent: z.string(),
        edp: z.boolean(),
        EmailID: z.string(),
        DateOfJoin: z.string(),
        Exit_on: z.string(),
        Location_Name: z.string(),
        ReportingManager: z.string(),
        ReportingManagerID: z.string(),
        Personal_Email: z.string(),
        MobileNo: z.string(),
        DocumentManager: z.boolean().default(false),
        printflag: z.boolean().default(false),
        IsWhole: z.boolean().default(true),
        HasPhoto: z.boolean().default(true),
        KeyCode: z.string().default(''),
        Unit_Name: z.string().default(''),
        TimeZone: z.string().default(''),
        ReportingManagerKey: z.string().default(''),
        ReportingManagerHasPhoto: z.boolean().default(true),
        Reportees: z.number().int().default(0),
        Away: awayNowSchema.nullable().default(null),
      }),
    ),
  }),

  /** PC-033, ABME-04: what the caller says of themself. */
  saveAboutMe: defineCall({
    reach: 'browser',
    gate: 'full',
    effect: 'write',
    path: 'api/ecenter/emplocatorlist/dynamicadd/aboutme',
    request: z.object({ AboutMe: z.string().trim().max(MAX_ABOUT_ME) }),
    reply: z.object({ AboutMe: z.string() }),
  }),
};
