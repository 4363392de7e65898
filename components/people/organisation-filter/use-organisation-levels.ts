import { useCall } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import type { OrgLevel } from '@/lib/contract/people/organisation-levels';

type Level = ReplyFor<'listOrgFilterLevels'>[number];
export type OrgRow = ReplyFor<'listOrgFilterRows'>[number]['rows'][number];

/** A level of the organisation with what can be chosen of it. */
export interface LoadedLevel extends Level {
  readonly rows: readonly OrgRow[];
}

const quiet = { revalidateOnFocus: false } as const;

/** The levels of the organisation with their rows, as a list of people by its name counts them on a day. */
export function useOrganisationLevels(URLName: string, On: string) {
  const levels = useCall('listOrgFilterLevels', { URLName }, quiet);
  const rows = useCall('listOrgFilterRows', { URLName, On }, quiet);
  const rowsOf = (level: OrgLevel) => rows.data?.find(({ KeyCode }) => KeyCode === level)?.rows ?? [];
  return {
    levels:
      levels.data && rows.data?.length
        ? levels.data.map((level) => ({ ...level, rows: rowsOf(level.KeyCode) }))
        : undefined,
    error: levels.error ?? rows.error ?? null,
    retry: () => {
      void levels.mutate();
      void rows.mutate();
    },
  };
}
