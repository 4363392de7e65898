import type { FieldDefinition, SectionDefinition } from '../../../../lib/contract/people/section-definition';
import { RELATIONS } from '../../../../lib/contract/people/record-rules';
import { fieldAccess } from '../rights/access';
import { dimensionIssue } from './check-dimension';
import type { DefinitionIssue } from './definition-issue';

const CHOOSING: ReadonlySet<FieldDefinition['type']> = new Set([
  'select',
  'gselect',
  'mselect',
  'othselect',
  'radio',
  'checkbox',
]);

/** Whether somebody may read it, and answer it where it is asked for. */
function isReachable(section: SectionDefinition, field: FieldDefinition): boolean {
  const all = RELATIONS.map((relation) => fieldAccess(section, field, new Set([relation])));
  if (all.every(({ access }) => access === 'hidden')) return false;
  const isAsked = field.isMandatory && field.type !== 'formula' && field.type !== 'label';
  return !isAsked || all.some(({ access }) => access === 'propose' || access === 'edit');
}

/** What is wrong with one field beside its own parts: what it refers to, and whom it is for. */
export function fieldIssues(field: FieldDefinition, at: number, section: SectionDefinition): DefinitionIssue[] {
  const { fields, groups } = section;
  const issues: DefinitionIssue[] = [];
  const report = (part: string, code: DefinitionIssue['code'], detail = '') =>
    void issues.push({ path: `fields.${at}.${part}`, code, detail });
  const groupCodes = new Set(groups.map(({ code }) => code));
  const before = fields.slice(0, at);
  if (before.some(({ code }) => code === field.code)) report('code', 'doubled', field.code);
  if (field.key !== '' && before.some(({ key }) => key.toLowerCase() === field.key.toLowerCase()))
    report('key', 'doubled', field.key);
  if (!groupCodes.has(field.group)) report('group', 'unknown_group', field.group);
  if (field.isRetired) return issues;
  const codes = new Set(fields.filter(({ isRetired }) => !isRetired).map(({ code }) => code));
  for (const part of ['labelledBy', 'choicesOf'] as const) {
    const code = field[part];
    if (code !== null && !codes.has(code)) report(part, 'unknown_field', code);
  }
  field.enables.forEach((pair, number) => {
    for (const code of pair.fields) if (!codes.has(code)) report(`enables.${number}`, 'unknown_field', code);
    for (const code of pair.groups) if (!groupCodes.has(code)) report(`enables.${number}`, 'unknown_group', code);
  });
  if (CHOOSING.has(field.type) && field.options.length === 0 && field.list === null) report('options', 'no_choices');
  field.options.forEach(({ value }, number) => {
    const isSame = ({ value: other, parent }: FieldDefinition['options'][number]) =>
      other === value && parent === field.options[number]?.parent;
    if (field.options.findIndex(isSame) < number) report(`options.${number}`, 'doubled', value);
  });
  if (field.type === 'formula' && !field.formula) report('formula', 'no_formula');
  if (field.minLength !== null && field.maxLength !== null && field.minLength > field.maxLength)
    report('maxLength', 'bounds');
  const refused = field.isDimension ? dimensionIssue(section, field) : null;
  if (refused) report('isDimension', refused, field.key);
  if (!isReachable(section, field)) report('access', 'unreachable', field.key);
  return issues;
}
