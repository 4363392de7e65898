import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import type { JsonShape } from '../../json-shape';

export const replyShape = ({ reply }: Call) =>
  z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }) as JsonShape;

export interface TextField {
  readonly name: string;
  readonly shape: JsonShape;
}

/** A reply with one row in each list; `textOf` says what stands in a field of free text. */
export function replyWith(shape: JsonShape, textOf: (field: TextField) => string, name = ''): unknown {
  const { const: only, enum: choices, anyOf, properties, additionalProperties, items, type } = shape;
  if (only !== undefined) return only;
  if (choices) return choices[0];
  if (anyOf?.[0]) return replyWith(anyOf[0], textOf, name);
  if (type === 'string') return textOf({ name, shape });
  if (type === 'array') return [replyWith(items ?? {}, textOf, name)];
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return Math.max(shape.minimum ?? 1, 1);
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([field, inner]) => [field, replyWith(inner, textOf, field)]),
    );
  if (typeof additionalProperties === 'object') return { group: replyWith(additionalProperties, textOf, name) };
  return null;
}

/** Every field of free text in a reply. */
export function textFields(call: Call): TextField[] {
  const found: TextField[] = [];
  replyWith(replyShape(call), (field) => {
    found.push(field);
    return '';
  });
  return found;
}
