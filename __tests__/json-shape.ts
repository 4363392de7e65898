/** A JSON schema, as far as the schemas of the contract use it. */
export interface JsonShape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonShape[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonShape>>;
  readonly additionalProperties?: JsonShape | boolean;
  readonly items?: JsonShape;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly 'x-address'?: string;
}

/** Texts of a format. */
const FORMATTED: Readonly<Record<string, string>> = {
  date: '2026-03-05',
  uuid: '00000000-0000-4000-8000-000000000001',
};

/** The least that a schema takes: no rows and no text more than it asks for, nothing that may be left out. One with a pattern has to be given by hand. */
export function smallestOf(shape: JsonShape): unknown {
  const { type, const: only, enum: choices, anyOf, required = [], properties } = shape;
  const { items = {}, minItems = 0, minimum = 0, minLength = 0 } = shape;
  if (only !== undefined) return only;
  if (choices) return choices[0];
  if (anyOf?.[0]) return smallestOf(anyOf[0]);
  const parts = required.map((name) => [name, smallestOf(properties?.[name] ?? {})]);
  const values: Record<string, unknown> = {
    array: Array.from({ length: minItems }, () => smallestOf(items)),
    object: Object.fromEntries(parts),
    string: FORMATTED[shape.format ?? ''] ?? 'a'.repeat(minLength),
    boolean: false,
    integer: Math.max(minimum, 0),
    number: Math.max(minimum, 0),
  };
  return values[type ?? ''] ?? null;
}
