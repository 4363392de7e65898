import type { Messages } from './messages';
import type { MessageArguments } from './message-files.generated';

/** The texts below a part of the messages, by their path. */
type TextPath<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string ? Key : `${Key}.${TextPath<Part[Key]>}`;
}[keyof Part & string];

type PartPath<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string ? never : Key | `${Key}.${PartPath<Part[Key]>}`;
}[keyof Part & string];

/** A file of messages, or a part of one: `helpdesk`, `helpdesk.reply`. */
export type Namespace = PartPath<Messages>;

type PartAt<Part, Path> = Path extends keyof Part
  ? Part[Path]
  : Path extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Part
      ? PartAt<Part[Key], Rest>
      : never
    : never;

export type MessageKey<Of extends Namespace> = TextPath<PartAt<Messages, Of>>;

type ArgumentsOf<Path extends string> = Path extends keyof MessageArguments ? MessageArguments[Path] : never;

/** The values of a message's arguments; those that have none take none. */
type ValuesOf<Path extends string> = [ArgumentsOf<Path>] extends [never]
  ? []
  : [values: Readonly<Record<ArgumentsOf<Path>, string | number>>];

/** The text of a key in the user's language, with values put in. */
export type Translate<Of extends Namespace> = <Key extends MessageKey<Of>>(
  key: Key,
  ...values: ValuesOf<`${Of}.${Key}`>
) => string;
