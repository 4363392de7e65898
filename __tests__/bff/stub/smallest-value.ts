import { z } from 'zod';

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly format?: string;
}

/** The least that a schema takes: no rows, no text, nothing that may be left out. One with a pattern has to be given by hand. */
export const smallestValue = (schema: z.ZodType): unknown =>
  smallest(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);

function smallest(shape: Shape): unknown {
  const { type, const: only, enum: choices, anyOf, required = [], properties, minimum = 0 } = shape;
  if (only !== undefined) return only;
  if (choices) return choices[0];
  if (anyOf?.[0]) return smallest(anyOf[0]);
  const parts = required.map((name) => [name, smallest(properties?.[name] ?? {})]);
  const values: Record<string, unknown> = {
    array: [],
    object: Object.fromEntries(parts),
    string: shape.format === 'date' ? '2026-03-05' : 'a'.repeat(shape.minLength ?? 0),
    boolean: false,
    integer: Math.max(minimum, 0),
    number: Math.max(minimum, 0),
  };
  return values[type ?? ''] ?? null;
}
