import type { ValueType } from '../../../../lib/contract/platform/expressions/expression';
import { FormulaError, planForm } from '../../../../lib/contract/platform/form/plan';
import { RingError } from '../../../../lib/contract/platform/form/plan-fields';
import type { SectionDefinition } from '../../../../lib/contract/people/section-definition';
import { changeIssues, type Published } from './check-changes';
import { fieldIssues } from './check-field';
import { secretIssues } from './check-secrets';
import type { DefinitionIssue } from './definition-issue';
import { sectionFields } from './section-form';

/** What of the fields together does not work: a ring, a formula. */
function planIssues(definition: SectionDefinition, figures: ReadonlyMap<string, ValueType>): DefinitionIssue[] {
  const pathOf = (code: string | undefined) => `fields.${definition.fields.findIndex((field) => field.code === code)}`;
  try {
    planForm(sectionFields(definition, 'en'), figures);
    return [];
  } catch (error) {
    const nameOf = (code: string) => definition.fields.find((field) => field.code === code)?.key ?? code;
    if (error instanceof RingError) {
      return [{ path: pathOf(error.codes[0]), code: 'ring', detail: error.codes.map(nameOf).join(' → ') }];
    }
    if (!(error instanceof FormulaError)) throw error;
    const { code, at, found } = error.issue;
    return [{ path: `${pathOf(error.field)}.formula`, code: 'formula', detail: `${code} ${at} ${found}`.trim() }];
  }
}

/**
 * Everything that keeps a definition from being published; none where it may be. `before` is what is published last, `figures` what
 * formulas may use beside the fields.
 */
export function definitionIssues(
  definition: SectionDefinition,
  before: Published | null,
  figures: ReadonlyMap<string, ValueType>,
): DefinitionIssue[] {
  const groups = definition.groups.map(({ code }) => code);
  const doubled = groups.flatMap((code, at): DefinitionIssue[] =>
    groups.indexOf(code) < at ? [{ path: `groups.${at}.code`, code: 'doubled', detail: code }] : [],
  );
  const issues = [
    ...doubled,
    ...definition.fields.flatMap((field, at) => fieldIssues(field, at, definition)),
    ...secretIssues(definition),
    ...changeIssues(definition, before),
  ];
  return issues.length > 0 ? issues : planIssues(definition, figures);
}
