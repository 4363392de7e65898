import type { ReplyFor } from '@/lib/contract/all';
import type { FormSubject } from '../form/use-change-form';

export type ChangeSubject = ReplyFor<'getChangeSubject'>;

/** Whom a form is about, as their page or panel read it. */
export const formSubjectOf = (key: string, { Person, Version }: ChangeSubject): FormSubject => ({
  ChillCode: key,
  name: Person.Name,
  version: Version,
});
