import type { ReplyOf, RequestOf } from './call';
import * as declared from './capability-calls';

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

export type Calls = Intersection<(typeof declared)[keyof typeof declared]>;
export type CallName = keyof Calls;

/** The table of calls: those of each capability in `capability-calls.ts`. The HR API must handle each, by the compiler. */
export const calls = Object.assign({}, ...Object.values(declared)) as Calls;

/** The calls that take a file. */
export type UploadCallName = { [Name in CallName]: Calls[Name]['kind'] extends 'upload' ? Name : never }[CallName];
export type RequestFor<Name extends CallName> = RequestOf<Calls[Name]>;
export type ReplyFor<Name extends CallName> = ReplyOf<Calls[Name]>;
