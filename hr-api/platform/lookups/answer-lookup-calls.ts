import type { LookupRow, LookupShape } from '../../../lib/contract/platform/lookups/lookup-shape';
import type { CallContext } from '../calls/call';
import { deleteRow } from './delete-row';
import type { Lookup } from './lookup';
import { listRows } from './lookup-rows';
import { orderRows } from './order-rows';
import { saveRow } from './save-row';

/** Answers all rows of a lookup. Who may is said beside these handlers, where a call is given one of them. */
export const listHandler =
  <Shape extends LookupShape, Request extends LookupRow<Shape>>(lookup: Lookup<Shape, Request>) =>
  (_request: object, context: CallContext) =>
    listRows(lookup, context);

/** Saves a row and answers all rows. */
export const saveHandler =
  <Shape extends LookupShape, Request extends LookupRow<Shape>>(lookup: Lookup<Shape, Request>) =>
  async (request: Request, context: CallContext) => {
    await saveRow(lookup, request, context);
    return listRows(lookup, context);
  };

/** Puts the rows in another order and answers them. */
export const orderHandler =
  <Shape extends LookupShape, Request extends LookupRow<Shape>>(lookup: Lookup<Shape, Request>) =>
  async ({ Codes }: { readonly Codes: readonly number[] }, context: CallContext) => {
    await orderRows(lookup, Codes, context);
    return listRows(lookup, context);
  };

/** Deletes a row, or makes it inactive where records refer to it, and answers all rows. */
export const deleteHandler =
  <Shape extends LookupShape, Request extends LookupRow<Shape>>(lookup: Lookup<Shape, Request>) =>
  async (request: { readonly [Code in Shape['code']]: number }, context: CallContext) => {
    await deleteRow(lookup, request[lookup.shape.code as Shape['code']], context);
    return listRows(lookup, context);
  };
