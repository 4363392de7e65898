import { z } from 'zod';
import { DEFINITION_ISSUES } from '../../people/section-rules';
import { sectionCodeSchema } from '../shapes';

/**
 * All below is ours, for whoever may say what a profile holds (`section.configure`, held over everyone), but for the testers' own calls.
 */
const setup = { reach: 'browser', gate: 'full' } as const;
export const setupRead = { ...setup, effect: 'read' } as const;
export const setupWrite = { ...setup, effect: 'write' } as const;

export const SETUP_PATH = 'api/process/profilesetup';

export const ofSetupSection = { SectionCode: sectionCodeSchema.min(1) };

/** What of a draft was seen, or of what is published where there is no draft; a write is refused where it has moved on. */
export const revisionSchema = z.string().max(64);

/** A version by its number; 0 for the draft. */
export const versionNumberSchema = z.int32().min(0).default(0);

/**
 * What keeps a draft from being published: where (`fields.3.formula`, a path into the definition), why, and what stands there.
 * `FieldCode` and `Name` say which field, empty where it is none.
 */
export const definitionIssueSchema = z.object({
  Path: z.string(),
  Code: z.enum(DEFINITION_ISSUES),
  Detail: z.string(),
  FieldCode: z.string(),
  Name: z.string(),
});
export type WireDefinitionIssue = z.output<typeof definitionIssueSchema>;
