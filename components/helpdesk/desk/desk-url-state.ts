import type { Sort } from '@/components/ui/table/column';
import type { FilterChoices } from '@/components/ui/filter/filter';
import type { RequestFor } from '@/lib/contract/all';
import type { TicketSort } from '@/lib/contract/helpdesk/shapes';
import type { DeskStatus } from './queue/desk-statuses';

/** Ways to look at the queue that are kept ready. */
export const deskViews = ['open', 'unassigned', 'mine', 'overdue', 'waiting', 'unread', 'all', 'closed'] as const;
export type DeskView = (typeof deskViews)[number];

const SORTS: readonly TicketSort[] = ['TicketID', 'UpdatedAt', 'DueAt', 'PriorityCode'];
const CODE = /^[\w-]{1,64}$/;

/** What of the desk stands in its address. */
export interface DeskUrlState {
  readonly view: DeskView;
  /** Of the filters `status`, `process`, `priority`, `assignee` and `overdue`. */
  readonly choices: FilterChoices;
  readonly search: string;
  readonly sort: Sort;
  readonly ticket: string | null;
}

type Query = Pick<URLSearchParams, 'get'>;
export type DeskFilter = Omit<RequestFor<'countTickets'>, 'View' | 'Search'>;

const readCodes = (query: Query, name: string) =>
  (query.get(name) ?? '').split(',').filter((code) => /^\d{1,9}$/.test(code));

/** Reads the desk's place from the query of its address. What cannot be read is as if it were not there. */
export function parseDeskUrlState(query: Query): DeskUrlState {
  const assignee = ['me', 'nobody'].filter((one) => one === query.get('assignee'));
  const isOverdue = query.get('overdue') === '1';
  const named = deskViews.find((view) => view === query.get('view'));
  const lists = (['status', 'process', 'priority'] as const).map((name) => [name, readCodes(query, name)] as const);
  const isPlain = !named && lists.every(([, codes]) => codes.length === 0);
  const choices = Object.fromEntries(
    [...lists, ['assignee', assignee] as const, ['overdue', isOverdue ? ['1'] : []] as const].filter(
      ([, values]) => values.length > 0,
    ),
  );
  const kept = isPlain ? storedView(choices) : null;
  const ticket = query.get('ticket') ?? '';
  return {
    view: kept ?? named ?? 'open',
    choices: kept ? {} : choices,
    search: (query.get('search') ?? '').slice(0, 100),
    sort: sortOf(query.get('sort')),
    ticket: CODE.test(ticket) ? ticket : null,
  };
}

/** The view that shows just what a single choice does, so that a link to one of them finds its tab selected. */
function storedView({ assignee, overdue }: FilterChoices): DeskView | null {
  if (overdue && !assignee) return 'overdue';
  if (!assignee || overdue) return null;
  return assignee[0] === 'me' ? 'mine' : 'unassigned';
}

/** What is due soonest comes first, unless something else is wanted; a minus sign turns a sort round. */
function sortOf(text: string | null): Sort {
  const column = SORTS.find((sort) => sort === text?.replace(/^-/, '')) ?? 'DueAt';
  return { column, direction: text?.startsWith('-') ? 'desc' : 'asc' };
}

/** The query that stands for a place; what is usual is left out. */
export function deskQuery({ view, choices, search, sort, ticket }: DeskUrlState): string {
  const query = new URLSearchParams();
  if (view !== 'open') query.set('view', view);
  for (const [name, values] of Object.entries(choices)) query.set(name, values.join(','));
  if (search) query.set('search', search);
  const sortText = (sort.direction === 'desc' ? '-' : '') + sort.column;
  if (sortText !== 'DueAt') query.set('sort', sortText);
  if (ticket) query.set('ticket', ticket);
  return query.toString().replaceAll('%2C', ',');
}

/** What a view shows, and of that what the filters leave. */
export function deskFilter(view: DeskView, choices: FilterChoices, statuses: readonly DeskStatus[]): DeskFilter {
  const codes = (name: string) => (choices[name] ?? []).map(Number);
  const chosen = codes('status');
  // Statuses that are chosen say themselves whether closed ones are meant.
  const ofView = view === 'open' && chosen.length > 0 ? null : statusesOfView(view, statuses);
  const StatusCodes = ofView && chosen.length > 0 ? ofView.filter((code) => chosen.includes(code)) : (ofView ?? chosen);
  const [assignee] = choices.assignee ?? [];
  return {
    // No ticket has the status 0: a view and a filter that exclude each other show nothing.
    StatusCodes: ofView && StatusCodes.length === 0 ? [0] : [...StatusCodes],
    ProcessCodes: codes('process'),
    PriorityCodes: codes('priority'),
    Assignee:
      view === 'unassigned'
        ? 'nobody'
        : view === 'mine'
          ? 'me'
          : assignee === 'me' || assignee === 'nobody'
            ? assignee
            : 'anyone',
    IsOverdue: view === 'overdue' || choices.overdue !== undefined,
    IsUnread: view === 'unread',
  };
}

function statusesOfView(view: DeskView, statuses: readonly DeskStatus[]): readonly number[] | null {
  const codesWhere = (isMeant: (status: DeskStatus) => boolean) =>
    statuses.filter(isMeant).map(({ StatusCode }) => StatusCode);
  if (view === 'open' || view === 'unassigned' || view === 'mine') return codesWhere(({ IsClosed }) => !IsClosed);
  if (view === 'waiting') return codesWhere(({ IsPaused }) => IsPaused);
  return view === 'closed' ? codesWhere(({ IsClosed }) => IsClosed) : null;
}
