import { z } from 'zod';
import { defineCall } from '../call';
import { onDaySchema } from '../people/organisation-filter';
import { CHARTS } from './org-chart-rules';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;

/** The most nodes of a branch that come at once. */
export const MAX_BRANCH_NODES = 100;

/** A person is named by the code of their employment, a unit by its own with `unit:` before it. */
const nodeCodeSchema = z.string().min(1).max(80);

const nodeSchema = z.object({
  NodeCode: nodeCodeSchema,
  Kind: z.enum(['person', 'unit']),
  Name: z.string(),
  Empid: z.string().default(''),
  HasPhoto: z.boolean().default(false),
  /** Opens the person's card; empty for a unit. */
  KeyCode: z.string().default(''),
  Level_Name: z.string().default(''),
  Unit_Name: z.string().default(''),
  /** How many stand directly below: of a person those who report to them, of a unit its units and people. */
  Below: z.number().int(),
  /** Of a unit: how many people work in it and below it. */
  People: z.number().int().default(0),
});
export type ChartNode = z.output<typeof nodeSchema>;

const chartSchema = z.object({ Chart: z.enum(CHARTS).default('line'), On: onDaySchema });

export const orgChartCalls = {
  /**
   * Ours: what stands directly below a node on a day, or at the top where none is named, of those whom the caller may know by name.
   * `After` is the `Last` of the page before. `With` is one that comes too wherever it stands, so that a person who was found is
   * in sight.
   */
  listChartBranch: defineCall({
    ...fullRead,
    path: 'api/ecenter/orgchart/dynamiclist/branch',
    request: chartSchema.extend({
      NodeCode: z.string().max(80).default(''),
      After: z.string().max(80).default(''),
      With: z.string().max(80).default(''),
      PageSize: z.number().int().min(1).max(MAX_BRANCH_NODES).default(40),
    }),
    reply: z.object({ Nodes: z.array(nodeSchema), HasMore: z.boolean(), Last: z.string().default('') }),
  }),

  /** Ours: the nodes from the top down to a person, the person's own last; 404 for whoever is not in the caller's chart of the day. */
  getChartPath: defineCall({
    ...fullRead,
    path: 'api/ecenter/orgchart/dynamiclist/path',
    request: chartSchema.extend({ KeyCode: z.string().min(1).max(64) }),
    reply: z.object({ Path: z.array(nodeCodeSchema) }),
  }),
};
