import { z } from 'zod';
import { smallestOf, type JsonShape } from '../../json-shape';

export const smallestValue = (schema: z.ZodType): unknown =>
  smallestOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonShape);
