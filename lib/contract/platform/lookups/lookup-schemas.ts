import { z } from 'zod';
import { languages } from '../languages';
import type { LookupColumn, LookupNames, LookupShape } from './lookup-shape';

type ColumnSchema<Column extends LookupColumn> = Column extends { readonly type: 'flag' }
  ? z.ZodBoolean
  : Column extends { readonly type: 'text' | 'codes' | 'option' }
    ? z.ZodString
    : Column extends { readonly type: 'names' }
      ? z.ZodType<LookupNames, LookupNames>
      : z.ZodNumber;

type RowSchema<Shape extends LookupShape> = z.ZodObject<
  { [Code in Shape['code']]: z.ZodNumber } & {
    -readonly [Name in keyof Shape['columns']]: ColumnSchema<Shape['columns'][Name]>;
  },
  z.core.$strip
>;

const namesSchema = (name: z.ZodString) => z.object(Object.fromEntries(languages.map((language) => [language, name])));

function schemaOf<Shape extends LookupShape>(shape: Shape, columnSchema: (column: LookupColumn) => z.ZodType) {
  const columns = Object.entries(shape.columns).map(([name, column]) => [name, columnSchema(column)]);
  return z.object({ [shape.code]: z.int32(), ...Object.fromEntries(columns) }) as unknown as RowSchema<Shape>;
}

/** A row of a lookup in a reply. */
export function lookupRowSchema<Shape extends LookupShape>(shape: Shape): RowSchema<Shape> {
  return schemaOf(shape, ({ type }) => {
    if (type === 'flag') return z.boolean();
    if (type === 'names') return namesSchema(z.string());
    return type === 'text' || type === 'codes' || type === 'option' ? z.string() : z.number().int();
  });
}

/** A row of a lookup as it is saved: 0 as its code makes a new one. */
export function saveLookupRowSchema<Shape extends LookupShape>(shape: Shape): RowSchema<Shape> {
  return schemaOf(shape, (column) => {
    switch (column.type) {
      case 'flag':
        return z.boolean();
      case 'text':
        return z
          .string()
          .trim()
          .min(column.isOptional ? 0 : 1)
          .max(column.maxLength);
      case 'names':
        return namesSchema(z.string().trim().max(column.maxLength));
      case 'option':
        return z.string().max(column.maxLength);
      case 'codes':
        return z.string().regex(/^(\d+(,\d+)*)?$/);
      case 'choice':
        return z.int32();
      default:
        return z.number().int().min(column.min).max(column.max);
    }
  });
}

/** Which row of a lookup is meant. */
export function lookupCodeSchema<Shape extends LookupShape>({ code }: Shape) {
  return z.object({ [code]: z.int32() } as { [Code in Shape['code']]: z.ZodInt32 });
}

/** The codes of all rows of a lookup, in the order that they are to have. */
export const lookupOrderSchema = z.object({ Codes: z.array(z.int32()).max(1000) });
