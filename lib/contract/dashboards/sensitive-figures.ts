import { z } from 'zod';
import { defineCall } from '../call';
import { oneLine } from '../platform/one-line';
import { PURPOSE_LENGTH, SENSITIVE_CUTS, SENSITIVE_TILES, SMALL_GROUP, VIEW_REFUSALS } from './sensitive-rules';

const read = { reach: 'browser', gate: 'full', effect: 'read' } as const;
const write = { reach: 'browser', gate: 'full', effect: 'write' } as const;

const tileSchema = z.enum(SENSITIVE_TILES);
/** `YYYY-MM`. */
const monthSchema = z.string().regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/);

const figures = {
  ...read,
  request: z.object({ Month: monthSchema, Cut: z.enum(SENSITIVE_CUTS).default('whole') }),
  reply: z.object({
    /** `YYYY-MM-DD`: the last day of the month. */
    On: z.string(),
    /** When the month was counted; its figures never change after. */
    CountedAt: z.string(),
    /** When it was seen that the records say otherwise by now; null where they do not. */
    SupersededAt: z.string().nullable(),
    Threshold: z.number().int(),
    Views: z.array(
      z.object({
        Code: z.string(),
        Name: z.string(),
        Refusal: z.enum(VIEW_REFUSALS).nullable(),
        /** The largest first. Others, whichever they are, come last and have no name; no code at all is not said. */
        Cells: z.array(
          z.object({
            Code: z.string(),
            Name: z.string(),
            IsOthers: z.boolean(),
            /** To the nearest five. */
            People: z.number().int().nonnegative(),
          }),
        ),
      }),
    ),
  }),
} as const;

/** WFDB-10, Q22: figures of what people would not tell anybody, as totals of the ends of months, for HR alone. */
export const sensitiveFigureCalls = {
  /** PC-103: people by religion. */
  listReligions: defineCall({ ...figures, path: 'api/ecenter/hrdashboard/dynamiclist/religion' }),
  /** PC-106: by marital status. */
  listMaritalStatuses: defineCall({ ...figures, path: 'api/ecenter/hrdashboard/dynamiclist/marital' }),
  /** PC-107: by how many relatives their record names. */
  listFamilySizes: defineCall({ ...figures, path: 'api/ecenter/hrdashboard/dynamiclist/family' }),
  /** PC-108: by how many children their record names. */
  listChildren: defineCall({ ...figures, path: 'api/ecenter/hrdashboard/dynamiclist/child' }),
  /** PC-109: by blood group. */
  listBloodGroups: defineCall({ ...figures, path: 'api/ecenter/hrdashboard/dynamiclist/bloodgroup' }),
  /** PC-110: by eye power. */
  listEyePowers: defineCall({ ...figures, path: 'api/ecenter/hrdashboard/dynamiclist/eyepower' }),

  /** What may be read, and for what the session has said that it reads; empty where it has to say so first. */
  getSensitiveFigures: defineCall({
    ...read,
    path: 'api/ecenter/hrdashboard/dynamiclist/sensitivefigures',
    request: z.object({}),
    reply: z.object({
      /** Whoever is over a part of the organisation that is no whole unit directly below the top does not read them. */
      MayRead: z.boolean(),
      Purpose: z.string(),
      /** Those that are switched on. */
      Tiles: z.array(tileSchema),
      /** What may be asked for: units alone, and of them only their own, by whoever is not over everybody. */
      Cuts: z.array(z.enum(SENSITIVE_CUTS)),
      /** `YYYY-MM`, the latest first. */
      Months: z.array(z.string()),
    }),
  }),

  /** Says for what the session reads sensitive figures from now on. */
  startSensitiveReading: defineCall({
    ...write,
    reach: 'server',
    path: 'api/ecenter/hrdashboard/dynamicadd/readingpurpose',
    request: z.object({ Purpose: oneLine(PURPOSE_LENGTH[1]).min(PURPOSE_LENGTH[0]) }),
    reply: z.object({}),
  }),

  /** Which tiles are on, and what of the record they count. */
  getSensitiveSetup: defineCall({
    ...read,
    path: 'api/ecenter/hrdashboard/dynamiclist/sensitivesetup',
    request: z.object({}),
    reply: z.object({
      Threshold: z.number().int(),
      Tiles: z.array(
        z.object({
          Tile: tileSchema,
          IsOn: z.boolean(),
          /** The field of the record that is counted, or the section whose rows are; empty where the record has none. */
          FieldName: z.string(),
          /** The key by which a field of the record is found. */
          FieldKey: z.string(),
        }),
      ),
    }),
  }),

  /** Switches a tile on or off for the organisation. */
  switchSensitiveTile: defineCall({
    ...write,
    path: 'api/ecenter/hrdashboard/dynamicadd/sensitivetile',
    request: z.object({ Tile: tileSchema, IsOn: z.boolean() }),
    reply: z.object({}),
  }),

  /** Sets how many people a value needs from the next month on that is counted. */
  setSensitiveThreshold: defineCall({
    ...write,
    path: 'api/ecenter/hrdashboard/dynamicadd/sensitivethreshold',
    request: z.object({ Threshold: z.number().int().min(SMALL_GROUP.least).max(SMALL_GROUP.most) }),
    reply: z.object({}),
  }),
};
