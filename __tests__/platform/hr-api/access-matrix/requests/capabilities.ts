import type { CallName } from '../../../../../lib/contract/all';
import type { Scene } from '../scene';
import type { RequestTable } from './request-table';
import * as requestTables from './tables';

type Tables = typeof requestTables;
type Listed = { [Table in keyof Tables]: keyof Tables[Table] }[keyof Tables];
/** Holds the compiler to every call: one that no table has makes this line an error that names it. */
export const everyCallIsListed: Exclude<CallName, Listed> extends never ? true : Exclude<CallName, Listed> = true;

export type AnyRequest = (scene: Scene) => object;

/** What its recording is called: `clientUsersRequests` is in `client-users.json`. */
const nameOf = (key: string) => key.replace(/Requests$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The tables with their types loosened, as tests go over them. */
export const capabilities = Object.entries(requestTables as Record<string, Partial<RequestTable<CallName>>>).map(
  ([key, table]) => ({
    capability: nameOf(key),
    requests: Object.entries(table) as [CallName, Readonly<Record<string, AnyRequest>>][],
  }),
);
