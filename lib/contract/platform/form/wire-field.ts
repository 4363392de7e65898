import { FIELD_TYPES, type Enabling, type FieldOption, type FieldType, type FormField, type Pattern } from './field';

/**
 * FORM-13: a field as the wire describes it. `RadioValue` and `RadioDepentCodes` (`DepentValue` and `DepentFieldCode` of a list) belong
 * together: answers, and the codes of the fields that they enable, with commas between them; several such pairs stand in the same order
 * with semicolons between them. `selectgroup1` to `3` are the codes of the groups that the first to third option enables. `format` is
 * `PAN`, or a formula behind `=`. `views` is `own` or `other` where a field belongs to one of the two alone.
 */
export interface WireField {
  readonly FieldCode: string;
  readonly fieldname: string;
  readonly name: string;
  readonly type: string;
  readonly GroupCode: string;
  readonly GroupName: string;
  readonly DisplayOrder: number;
  readonly InfoNotes: string;
  readonly Mandatory: boolean;
  readonly Enable: boolean;
  readonly disable: boolean;
  readonly EmpShow: boolean;
  readonly ListView: boolean;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly email: boolean;
  readonly zerotype: boolean;
  readonly number: boolean;
  readonly CharEnable: boolean;
  readonly passport: boolean;
  readonly RadioValue: string;
  readonly RadioDepentCodes: string;
  readonly DepentValue: string;
  readonly DepentFieldCode: string;
  readonly groupselect: boolean;
  readonly selectgroup1: string;
  readonly selectgroup2: string;
  readonly selectgroup3: string;
  readonly parentkeycode: string;
  readonly parentlabelfieldcode: string;
  readonly views: string;
  readonly format: string;
  /** Beside FORM-13: its answer is sealed, and shown by its last signs. Left out for no. */
  readonly secret?: boolean;
}

/** Whose record the form shows. */
export type Viewed = 'own' | 'other';

/** FORM-28: what another bank empties, by the names on the wire. */
const OF_A_BANK = ['IFSCCode', 'Branch', 'BankAddress'];

const list = (text: string, separator = ',') =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function pairs(answers: string, fields: string): Enabling[] {
  const codes = fields.split(';');
  return answers
    .split(';')
    .map((part, at) => ({ answers: list(part), fields: list(codes[at] ?? ''), groups: [] }))
    .filter((pair) => pair.answers.length > 0 && pair.fields.length > 0);
}

function enablingsOf(field: WireField, options: readonly FieldOption[]): Enabling[] {
  const groups = field.groupselect ? [field.selectgroup1, field.selectgroup2, field.selectgroup3] : [];
  return [
    ...pairs(field.RadioValue, field.RadioDepentCodes),
    ...pairs(field.DepentValue, field.DepentFieldCode),
    ...groups.flatMap((codes, at) => {
      const answer = options[at]?.value;
      return answer !== undefined && list(codes).length > 0
        ? [{ answers: [answer], fields: [], groups: list(codes) }]
        : [];
    }),
  ];
}

function patternsOf({ email, number, CharEnable, passport, format }: WireField): Pattern[] {
  const flags = { email, digits: number, letters: CharEnable, passport, pan: format === 'PAN' };
  return (Object.keys(flags) as Pattern[]).filter((pattern) => flags[pattern]);
}

/** A type that we do not know, of an HR API that is newer, is shown and cannot be answered. */
const typeOf = (type: string): FieldType | null => FIELD_TYPES.find((one) => one === type) ?? null;

/** The fields of a form in their order, from what the wire says of them and of their options (by FieldCode). */
export function formFields(
  fields: readonly WireField[],
  options: ReadonlyMap<string, readonly FieldOption[]>,
  viewed: Viewed,
): FormField[] {
  const codeOf = new Map(fields.map(({ fieldname, FieldCode }) => [fieldname, FieldCode]));
  const known = new Set(fields.map(({ FieldCode }) => FieldCode));
  const ifKnown = (code: string) => (known.has(code) ? code : null);
  return fields
    .map((field): FormField => {
      const type = typeOf(field.type);
      return {
        code: field.FieldCode,
        key: field.fieldname,
        label: field.name,
        type: type ?? 'text',
        group: { code: field.GroupCode, label: field.GroupName },
        order: field.DisplayOrder,
        notes: field.InfoNotes,
        isMandatory: field.Mandatory,
        isEnabled: field.Enable,
        isReadOnly: field.disable || type === null,
        isShown: (field.views === '' || field.views === viewed) && (field.EmpShow || viewed === 'other'),
        isColumn: field.ListView,
        isSecret: field.secret === true || type === 'password',
        minLength: field.minimum,
        maxLength: field.maximum,
        patterns: patternsOf(field),
        isAboveZero: field.zerotype,
        enables: enablingsOf(field, options.get(field.FieldCode) ?? []),
        labelledBy: ifKnown(field.parentlabelfieldcode),
        choicesOf: ifKnown(field.parentkeycode),
        empties: field.fieldname === 'BankCode' ? OF_A_BANK.flatMap((name) => codeOf.get(name) ?? []) : [],
        formula: field.type === 'formula' && field.format.startsWith('=') ? field.format.slice(1) : null,
      };
    })
    .sort((one, other) => one.order - other.order);
}

/** The groups of a form, in the order in which their fields begin. */
export function groupsOf(fields: readonly FormField[]): { code: string; label: string; fields: FormField[] }[] {
  const groups = new Map<string, { code: string; label: string; fields: FormField[] }>();
  for (const field of fields) {
    const group = groups.get(field.group.code) ?? { ...field.group, fields: [] };
    group.fields.push(field);
    groups.set(field.group.code, group);
  }
  return [...groups.values()];
}
