import { z } from 'zod';

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly minimum?: number;
}

/** The least that a schema takes for a reply: no rows, no text, nothing that may be left out. */
export const smallestReply = (schema: z.ZodType): unknown => smallest(z.toJSONSchema(schema, { io: 'input' }) as Shape);

function smallest({ type, const: only, enum: choices, anyOf, required = [], properties, minimum = 0 }: Shape): unknown {
  if (only !== undefined) return only;
  if (choices) return choices[0];
  if (anyOf?.[0]) return smallest(anyOf[0]);
  const parts = required.map((name) => [name, smallest(properties?.[name] ?? {})]);
  const values: Record<string, unknown> = {
    array: [],
    object: Object.fromEntries(parts),
    string: '',
    boolean: false,
    integer: Math.max(minimum, 0),
    number: Math.max(minimum, 0),
  };
  return values[type ?? ''] ?? null;
}
