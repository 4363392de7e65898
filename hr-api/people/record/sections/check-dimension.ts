import type { FieldDefinition, SectionDefinition } from '../../../../lib/contract/people/section-definition';
import type { DefinitionIssueCode } from '../../../../lib/contract/people/section-rules';
import { isSensitive } from './sensitive-fields';

/** What is answered by one of few. */
const ONE_OF_FEW: ReadonlySet<FieldDefinition['type']> = new Set(['select', 'gselect', 'radio', 'switch']);

/** Why figures may not tell people apart by a field; null where they may. */
export function dimensionIssue(
  { isMaster }: Pick<SectionDefinition, 'isMaster'>,
  field: FieldDefinition,
): Extract<DefinitionIssueCode, 'no_dimension' | 'sensitive_dimension'> | null {
  if (field.isSecret || isSensitive(field)) return 'sensitive_dimension';
  return isMaster || !ONE_OF_FEW.has(field.type) ? 'no_dimension' : null;
}
