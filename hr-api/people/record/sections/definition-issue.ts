import type { DefinitionIssueCode } from '../../../../lib/contract/people/section-rules';

/** What keeps a section from being published: where (`fields.3.formula`) and why; `detail` names what stands there. */
export interface DefinitionIssue {
  readonly path: string;
  readonly code: DefinitionIssueCode;
  readonly detail: string;
}
