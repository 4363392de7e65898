import type { SectionDefinition } from '../../../../lib/contract/people/section-definition';
import type { DefinitionIssue } from './definition-issue';

/** What is published last, and what stands in the way of changing it. */
export interface Published {
  readonly definition: SectionDefinition;
  /** Codes of the fields that hold values. */
  readonly holding: ReadonlySet<string>;
  /** Codes of the fields that the product reads. */
  readonly needed: ReadonlySet<string>;
}

/**
 * What may not become otherwise: a field that holds values is retired, never dropped, and not sealed or unsealed; what the product reads
 * stays as it is; a section that holds values keeps to one row or several.
 */
export function changeIssues(definition: SectionDefinition, before: Published | null): DefinitionIssue[] {
  if (!before) return [];
  const { holding, needed } = before;
  const issues = before.definition.fields.flatMap((old): DefinitionIssue[] => {
    const at = definition.fields.findIndex(({ code }) => code === old.code);
    const field = definition.fields[at];
    const isNeeded = needed.has(old.code);
    if (!field) {
      const code = isNeeded ? 'needed' : 'dropped';
      return isNeeded || holding.has(old.code) ? [{ path: 'fields', code, detail: old.key }] : [];
    }
    const found: DefinitionIssue[] = [];
    const report = (part: string, code: DefinitionIssue['code']) =>
      void found.push({ path: `fields.${at}.${part}`, code, detail: old.key });
    if (isNeeded && field.isRetired) report('isRetired', 'needed');
    if (isNeeded && field.type !== old.type) report('type', 'needed');
    if (holding.has(old.code) && field.isSecret !== old.isSecret) report('isSecret', 'changed_secret');
    return found;
  });
  const isOtherKind = definition.isMaster !== before.definition.isMaster;
  if (isOtherKind && (holding.size > 0 || needed.size > 0))
    issues.push({ path: 'isMaster', code: 'changed_kind', detail: '' });
  return issues;
}
