import { useMessages } from '@/lib/i18n/use-messages';
import { useSetup, type SetupIssue } from '../setup-context';
import { issueText } from './issue-text';

/** What is wrong below one part of a path: of a field `options`, of a section `groups.1`. */
const isBelow = (path: string, part: string) => path === part || path.startsWith(`${part}.`);

const partOf = ({ FieldCode, Path }: SetupIssue) => (FieldCode === '' ? Path : Path.replace(/^fields\.\d+\.?/, ''));

/** What keeps a field, or with an empty code the section itself, from being published: by its part, null where nothing is wrong. */
export function useIssues(fieldCode: string): (...parts: readonly string[]) => string | null {
  const t = useMessages('profile-setup');
  const { issues } = useSetup();
  const own = issues.filter(({ FieldCode }) => FieldCode === fieldCode);
  return (...parts) => {
    const found = own.find((issue) => parts.some((part) => isBelow(partOf(issue), part)));
    return found ? issueText(t, found) : null;
  };
}
