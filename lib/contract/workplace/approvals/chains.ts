import { z } from 'zod';
import { defineCall } from '../../call';
import { pageSchema } from '../../platform/addresses';
import { oneLine } from '../../platform/one-line';
import { LEADERS, MAX_APPROVAL_ROWS, MAX_APPROVERS, MAX_STEPS } from './limits';
import { approvalRowSchema, code, kindSchema, personSchema } from './shapes';

const fullRead = { reach: 'browser', gate: 'full', effect: 'read' } as const;
const fullWrite = { reach: 'browser', gate: 'full', effect: 'write' } as const;

export const APPROVER_KINDS = [...LEADERS, 'role', 'person'] as const;

/** `RoleCode` with `role`: whoever holds it over the person concerned. `ChillCode` with `person`. */
const approverSchema = z.object({
  Kind: z.enum(APPROVER_KINDS),
  RoleCode: z.int32().default(0),
  ChillCode: z.string().max(64).default(''),
  /** Of role or person, in replies. */
  Name: z.string().max(200).default(''),
});

const days = z.number().int().min(0).max(90).default(0);

/** Days since the step began until its approvers are reminded, and until those above them are asked as well; 0 for never. */
const stepSchema = z.object({
  Approvers: z.array(approverSchema).min(1).max(MAX_APPROVERS),
  Needs: z.enum(['all', 'any']).default('any'),
  RemindAfterDays: days,
  EscalateAfterDays: days,
});

const names = z.array(z.string().min(1).max(64)).max(100).default([]);

/** Which it is for: one kind of subject or any (empty), and of it some sections, fields and units with what is below; none for all. */
const chainSchema = z.object({
  Name: oneLine(100),
  Kind: kindSchema.or(z.literal('')).default(''),
  Sections: names,
  Fields: names,
  UnitCodes: names,
  Steps: z.array(stepSchema).min(1).max(MAX_STEPS),
});
export type ApprovalChainDraft = z.input<typeof chainSchema>;

const named = z.object({ Code: z.string(), Name: z.string() });
const fieldSchema = named.extend({ HiddenFrom: z.array(z.enum(LEADERS)).default([]) });
const draftSchema = chainSchema.extend({ ChainCode: z.string().max(64).default('') });

/** `IsFallback`: its rules find nobody for this person, so that HR is asked. `StandIns` decide for the approver today, by name. */
const triedStepSchema = z.object({
  Needs: z.enum(['all', 'any']),
  IsFallback: z.boolean(),
  Approvers: z.array(personSchema.extend({ Via: z.enum(APPROVER_KINDS), StandIns: z.array(z.string()) })),
});
export type TriedStep = z.output<typeof triedStepSchema>;

const storedChainSchema = chainSchema.extend({
  ChainCode: z.string(),
  Number: z.number().int(),
  PublishedDate: z.string(),
  /** How many that began with this version are open. */
  OpenCount: z.number().int(),
});

export type ApprovalChain = z.output<typeof storedChainSchema>;

/** Who decides what, in which order. All ours. */
export const approvalChainCalls = {
  /**
   * Of what chains are made: kinds of what is asked for, with sections and their fields, roles, and units as a tree in reading order.
   * `SetupLink`: where the sections are kept, each below `key/{Code}`; empty for whom that page is closed. `HiddenFrom`: who would decide
   * about the field without seeing it.
   */
  listChainChoices: defineCall({
    ...fullRead,
    path: 'api/process/approvalchain/dynamiclist/choices',
    request: z.object({}),
    reply: z.object({
      Kinds: z.array(
        z.object({
          Kind: kindSchema,
          Name: z.string(),
          SetupLink: pageSchema.default(''),
          Sections: z.array(named.extend({ Fields: z.array(fieldSchema) })),
        }),
      ),
      Roles: z.array(z.object({ RoleCode: z.int32(), Name: z.string() })),
      Units: z.array(named.extend({ Depth: z.number().int() })),
    }),
  }),

  /**
   * Who would decide today if the person with `ChillCode` asked for something of a kind, in sections and fields: by the chains in force,
   * and by `Draft` as if it were. `ChainCode` is empty where that is the draft. Nothing is asked of anybody.
   */
  runChainTrial: defineCall({
    ...fullRead,
    path: 'api/process/approvalchain/dynamicadd/trial',
    request: z.object({
      ChillCode: code,
      Kind: kindSchema,
      Sections: names,
      Fields: names,
      Draft: draftSchema.nullable().default(null),
    }),
    reply: z.object({
      ChainCode: z.string(),
      ChainName: z.string(),
      IsDraft: z.boolean(),
      Steps: z.array(triedStepSchema),
    }),
  }),

  /** The chains in force, the most particular first: the first one that fits decides. */
  listApprovalChains: defineCall({
    ...fullRead,
    path: 'api/process/approvalchain/dynamiclist/list',
    request: z.object({}),
    reply: z.array(storedChainSchema),
  }),

  /**
   * A new chain, or another version of the one with `ChainCode`. What is open keeps the chain it began with; `OpenCount` is how
   * many would begin with this one now. `Number` is the version that was seen, 0 for any: 409 where another one is in force.
   */
  publishApprovalChain: defineCall({
    ...fullWrite,
    path: 'api/process/approvalchain/dynamicadd/publish',
    request: draftSchema.extend({ Number: z.int32().min(0).default(0) }),
    reply: z.object({ ChainCode: z.string(), OpenCount: z.number().int() }),
  }),

  /** What is open under another chain or version and would begin with this one now. */
  listOtherApprovals: defineCall({
    ...fullRead,
    path: 'api/process/approvalchain/dynamiclist/open',
    request: z.object({
      ChainCode: code,
      After: z.string().max(120).default(''),
      PageSize: z.number().int().min(1).max(MAX_APPROVAL_ROWS).default(50),
    }),
    reply: z.array(
      approvalRowSchema
        .pick({
          KeyCode: true,
          KindName: true,
          Title: true,
          Person: true,
          AskedDate: true,
          Step: true,
          Steps: true,
          Position: true,
        })
        /** The chain it goes by now. `IsOwn`: the caller asked for it or it concerns them, so that somebody else moves it. */
        .extend({ ChainName: z.string(), IsOwn: z.boolean() }),
    ),
  }),

  /**
   * Moves open ones of that list to the chain. Whoever has approved is not asked again. What the caller asked for or what concerns them
   * stays, and is counted in `Own`.
   */
  moveApprovals: defineCall({
    ...fullWrite,
    path: 'api/process/approvalchain/dynamicadd/move',
    request: z.object({ ChainCode: code, KeyCodes: z.array(code).min(1).max(MAX_APPROVAL_ROWS) }),
    reply: z.object({ Moved: z.number().int(), Own: z.number().int().default(0) }),
  }),

  /** Takes one out of force; the chain for everything stays. */
  removeApprovalChain: defineCall({
    ...fullWrite,
    path: 'api/process/approvalchain/dynamicadd/remove',
    request: z.object({ ChainCode: code }),
    reply: z.object({}),
  }),
};
